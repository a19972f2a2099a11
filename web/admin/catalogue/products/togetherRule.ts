import { z } from 'zod';
import { mostTogether } from '../../../../common/limits.ts';
import * as words from '../../../words/admin/en/products.ts';

const named = z.array(z.object({ id: z.string(), name: z.string() }));
export type NamedProduct = z.infer<typeof named>[number];

/** Only ids are sent. */
export const togetherRule: z.ZodType<string[]> = named
  .max(mostTogether, words.atMostProducts(mostTogether))
  .transform((products) => products.map(({ id }) => id));

export const togetherShown = (products: NamedProduct[]) => products.map(({ name }) => name).join('\n') || words.none;
