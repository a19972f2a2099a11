import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { thingAtSlug } from '../../../entity/texts.store.ts';
import { languageOfRequest } from '../../../http/requestNames.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { measureThread } from '../../../limits/threadTime.ts';
import { languageOfWords } from '../../../words/words.ts';
import { codeWritten } from '../../pages/languages/languages.store.ts';
import { plainName } from '../../catalogue/images/images.names.ts';
import { findProduct } from '../../catalogue/products/products.store.ts';
import { drawingIn } from '../../catalogue/sections/drawingFile.ts';

/** Browsers save the drawing under the code or name of its product and this. */
const endings = { tr: 'olculer', en: 'dimensions', de: 'masse' };

/** Anyone may read /products/ID/olculer.svg, the drawing of a product with its values as the language of the address writes them. */
export const drawingRoutes = ({ db, limits }: Pick<Services, 'db' | 'limits'>) =>
  Router(oneSpelling).get('/products/:id/olculer.svg', async (req, res, next) => {
    const language = await codeWritten(db, languageOfRequest(req));
    if (language === undefined) return next();
    const id = (await thingAtSlug(db, 'product', language, req.params.id))?.id ?? req.params.id;
    const visitor = req.ip ?? '';
    await limits.beforeWork(visitor);
    const measured = measureThread();
    const product = await findProduct(db, id);
    const file = product && (await drawingIn(db, language, product));
    limits.afterWork(visitor, measured());
    if (!file) return next();
    res.setHeader('Cache-Control', 'no-cache');
    // A file that is opened by itself may do no more than be looked at.
    res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    const name = `${plainName(product.stockCode ?? product.name)}-${endings[languageOfWords(language)]}.svg`;
    res.setHeader('Content-Disposition', `inline; filename="${name}"`);
    res.type('image/svg+xml').send(file);
  });
