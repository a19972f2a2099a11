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
import { inLanguage } from '../../../../common/text/languagePath.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { nameInAddress } from '../../../entity/alternates.store.ts';
import { thingAtSlug } from '../../../entity/texts.store.ts';
import { languageOfRequest } from '../../../http/requestNames.ts';
import { codeWritten } from '../../pages/languages/languages.store.ts';
import { languageOfWords } from '../../../words/words.ts';

type Found = { name: string; stockCode?: string | null };
/** The ends of the names under which browsers save the papers. */
const endings = {
  foy: { tr: 'foy', en: 'data-sheet', de: 'datenblatt' },
  'fiyat-listesi': { tr: 'fiyat-listesi', en: 'price-list', de: 'preisliste' },
};
const entities = { products: 'product', categories: 'category' };

type Made = {
  find(db: Services['db'], id: string): Promise<Found | null>;
  job: Job<{ id: string; address: string; now: number; language: string }, Uint8Array | null>;
  /** The folder of the page that the paper belongs to. */
  folder: 'products' | 'categories';
  /** The file name ends with this. */
  ending: keyof typeof endings;
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
      const language = await codeWritten(db, languageOfRequest(req));
      if (language === undefined) return next();
      const id = (await thingAtSlug(db, entities[folder], language, req.params.id))?.id ?? req.params.id;
      const found = await find(db, id);
      if (!found) return next();
      const name = language === siteLanguage ? id : await nameInAddress(db, { entity: entities[folder], id }, language);
      const page = origin + inLanguage(`/${folder}/${encodeURIComponent(name)}`, languageOfRequest(req));
      const make: Making = (following) =>
        heavyWork.run(job, { id, address: page, now: Date.now(), language }, following);
      const pdf = await kept.get(`${language} ${folder}/${id}`, readerOf(req, res), make);
      // It was deleted meanwhile.
      if (!pdf) return next();
      sendPdf(req, res, pdf, {
        name: `${plainName(found.stockCode ?? found.name)}-${endings[ending][languageOfWords(language)]}`,
        page,
      });
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
