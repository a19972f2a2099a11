import { Router } from 'express';
import type { Services } from '../../core/context.ts';
import { uploadHeaders } from '../../core/headers.ts';
import { createVariants } from './images.variants.ts';

/** Narrower pictures that are not on the disk yet; those that are, the app has sent before it asks here. */
export function imageRoutes(services: Pick<Services, 'db' | 'images' | 'heavyWork' | 'log'>) {
  const variant = createVariants(services);
  return Router().get('/uploads/products/:name', async (req, res, next) => {
    const made = await variant(req.params.name);
    if (!made) return next();
    res
      .type(made.contentType)
      .set(uploadHeaders)
      .set('Cache-Control', made.isKept ? 'public, max-age=31536000, immutable' : 'no-store')
      .send(made.bytes);
  });
}
