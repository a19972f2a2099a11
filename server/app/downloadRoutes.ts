import type { RequestHandler } from 'express';
import type { Services } from '../context/context.ts';
import { exportedFileRoutes } from '../modules/upkeep/sheets/exported.routes.ts';
import { sentFileRoutes, sheetRoutes } from '../modules/upkeep/sheets/sheets.routes.ts';
import { datasheetRoutes } from '../modules/sales/datasheets/datasheets.routes.ts';
import { auditRoutes } from '../modules/people/audit/audit.routes.ts';
import { wordRoutes } from '../modules/upkeep/searchedWords/words.routes.ts';
import { backupRoutes } from '../modules/upkeep/backup/backup.routes.ts';
import { attachmentRoutes } from '../modules/sales/attachments/attachments.routes.ts';
import { offerRoutes } from '../modules/sales/offers/offers.routes.ts';
import { deliveryNoteRoutes } from '../modules/sales/shipments/deliveryNotes.routes.ts';
import { orderPaperRoutes } from '../modules/sales/orders/orderPapers.routes.ts';
import { orderRoutes } from '../modules/sales/orders/orders.routes.ts';
import { drawingRoutes } from '../modules/sales/datasheets/drawings.routes.ts';
import { translationRoutes } from '../modules/upkeep/translations/work.routes.ts';

/** The routers of files that people save: sheets, papers, logs and backups. They read `open` where visitors may ask. */
export const downloadRoutes = (services: Services, open: Services, origin: string): RequestHandler[] => [
  sentFileRoutes(services),
  exportedFileRoutes(services),
  sheetRoutes(services),
  datasheetRoutes(open, origin),
  auditRoutes(services),
  wordRoutes(services),
  backupRoutes(services),
  attachmentRoutes(services),
  offerRoutes(services),
  orderPaperRoutes(services),
  deliveryNoteRoutes(services),
  orderRoutes(services),
  drawingRoutes(open),
  translationRoutes(services, origin),
];
