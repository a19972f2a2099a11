import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { measureThread } from '../../../limits/threadTime.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { plainName } from '../images/images.names.ts';
import { findProduct } from '../products/products.store.ts';
import { definitionsOf } from '../references/definitions.ts';
import { drawingFile } from './drawingFile.ts';

/** Anyone may read /products/ID/olculer.svg, the drawing of a product with its values. */
export const sectionRoutes = ({ db, limits }: Pick<Services, 'db' | 'limits'>) =>
  Router(oneSpelling).get('/products/:id/olculer.svg', async (req, res, next) => {
    const visitor = req.ip ?? '';
    await limits.beforeWork(visitor);
    const measured = measureThread();
    const product = await findProduct(db, req.params.id);
    const file = product && drawingFile(product, await definitionsOf(db));
    limits.afterWork(visitor, measured());
    if (!file) return next();
    res.setHeader('Cache-Control', 'no-cache');
    // A file that is opened by itself may do no more than be looked at.
    res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    const name = `${plainName(product.stockCode ?? product.name)}-olculer.svg`;
    res.setHeader('Content-Disposition', `inline; filename="${name}"`);
    res.type('image/svg+xml').send(file);
  });
