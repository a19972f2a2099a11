import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { serveFile } from '../../people/sessions/serveFile.ts';
import { exportOrdersJob } from './orders.jobs.ts';
import { work } from '../../../rights/may.ts';
import { orderEntity } from './orders.entity.ts';
import { filterOf } from './orders.csv.ts';

/** /admin/orders.csv: the orders that the admin's list shows, one row for each line. For the admin. */
export const orderRoutes = (services: Pick<Services, 'db' | 'heavyWork' | 'signedIn'>) =>
  Router(oneSpelling).get(
    '/admin/orders.csv',
    serveFile(services, {
      subject: work(orderEntity),
      name: 'orders',
      type: 'csv',
      job: exportOrdersJob,
      read: filterOf,
      isRecorded: true,
    }),
  );
