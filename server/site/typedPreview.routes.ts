import { json, Router } from 'express';
import { z } from 'zod';
import { ProductChanges, ProductInput } from '../../common/generated/validators.ts';
import type { Services } from '../context/context.ts';
import { DomainError, notFound } from '../core/errors.ts';
import { ofCatalogue } from '../rights/stated.ts';
import { requireMay, work } from '../rights/may.ts';
import { oneSpelling } from '../http/spelling.ts';
import { refuseCleared } from '../modules/catalogue/products/products.rowProblems.ts';
import { changedValues, newValues } from '../modules/catalogue/products/products.input.ts';
import { findProduct } from '../modules/catalogue/products/products.store.ts';
import type { Previews } from './previews.ts';

/** The values of a form, of a product that is stored or of a new one. */
const Typed = z.union([
  z.object({ id: z.string().max(200), input: ProductChanges }),
  z.object({ id: z.null(), input: ProductInput }),
]);
type Typed = z.infer<typeof Typed>;

/** Values that cannot be saved have no page: the form says what is wrong with them. */
const unsaved = 422;

/** Shows an admin the page of a product as a form holds it, without saving anything. */
export function typedPreviewRoutes({ db, signedIn }: Services, previews: Previews) {
  async function valuesOf({ id, input }: Typed) {
    if (id === null) return newValues(db, input);
    refuseCleared(input);
    const stored = await findProduct(db, id);
    if (!stored) throw notFound('Product');
    return changedValues(db, id, input, stored);
  }

  return Router(oneSpelling).post('/onizleme', json({ limit: '256kb' }), async (req, res) => {
    const session = { admin: (await signedIn(req))?.admin ?? null };
    const send = (status: number, text: string) =>
      void res.status(status).set(previews.headers).type('text').send(text);
    try {
      requireMay(session, work(ofCatalogue));
      const typed = Typed.safeParse(req.body);
      if (!typed.success) return send(unsaved, 'These values cannot be saved.');
      const subject = { id: typed.data.id, values: await valuesOf(typed.data) };
      const page = await previews.page(subject, { address: req.ip ?? '' });
      if (page === null) return send(404, 'Not found');
      res.set(previews.headers).type('html').send(page);
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'rateLimited') throw error;
      const statuses: Partial<Record<DomainError['kind'], number>> = {
        unauthenticated: 401,
        forbidden: 403,
        notFound: 404,
      };
      send(statuses[error.kind] ?? unsaved, error.message);
    }
  });
}
