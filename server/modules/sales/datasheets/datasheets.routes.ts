import { Router, type RequestHandler } from 'express';
import type { Services } from '../../../context/context.ts';
import type { Job } from '../../../jobs/job.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { work } from '../../../rights/may.ts';
import { productEntity } from '../../catalogue/products/products.entity.ts';
import { serveFile } from '../../people/sessions/serveFile.ts';
import { createKeptPdfs, readerOf, type Making } from '../../../pdf/keptPdfs.ts';
import { sendPdf } from '../../../pdf/sendPdf.ts';
import { findCategory } from '../../catalogue/references/categories.store.ts';
import { plainName } from '../../catalogue/images/images.names.ts';
import { readAddress } from '../../catalogue/products/products.choice.ts';
import { findProduct } from '../../catalogue/products/products.store.ts';
import { chosenPricesJob } from './chosenPrices.job.ts';
import { priceListJob } from './priceList.job.ts';
import { productSheetJob } from './productSheet.job.ts';

type Found = { name: string; stockCode?: string | null };
type Made = {
  find(db: Services['db'], id: string): Promise<Found | null>;
  job: Job<{ id: string; address: string; now: number }, Uint8Array | null>;
  /** The folder of the page that the paper belongs to. */
  folder: 'products' | 'categories';
  /** The file name ends with this. */
  ending: string;
};

/**
 * Owners and editors get /admin/price-list.pdf, the prices of the products that its address names as the admin's list does.
 * Anyone may read /products/ID/foy.pdf, a product on one sheet, and /categories/ID/fiyat-listesi.pdf, the prices of a
 * category.
 */
export function datasheetRoutes(services: Pick<Services, 'db' | 'limits' | 'heavyWork' | 'signedIn'>, origin: string) {
  const { db, heavyWork } = services;
  const kept = createKeptPdfs(services);

  const send =
    ({ find, job, folder, ending }: Made): RequestHandler<{ id: string }> =>
    async (req, res, next) => {
      const { id } = req.params;
      const found = await find(db, id);
      if (!found) return next();
      const page = `${origin}/${folder}/${encodeURIComponent(id)}`;
      const make: Making = (following) => heavyWork.run(job, { id, address: page, now: Date.now() }, following);
      const pdf = await kept.get(`${folder}/${id}`, readerOf(req, res), make);
      // It was deleted meanwhile.
      if (!pdf) return next();
      sendPdf(req, res, pdf, { name: `${plainName(found.stockCode ?? found.name)}-${ending}`, page });
    };

  const chosenPrices = serveFile(services, {
    subject: work(productEntity),
    name: 'price-list',
    type: 'pdf',
    job: chosenPricesJob,
    read: (query) => ({ choice: readAddress(query), address: `${origin}/products`, now: Date.now() }),
    isRecorded: true,
  });

  return Router(oneSpelling)
    .get('/admin/price-list.pdf', chosenPrices)
    .get('/products/:id/foy.pdf', send({ find: findProduct, job: productSheetJob, folder: 'products', ending: 'foy' }))
    .get(
      '/categories/:id/fiyat-listesi.pdf',
      send({ find: findCategory, job: priceListJob, folder: 'categories', ending: 'fiyat-listesi' }),
    );
}
