import { z } from 'zod';
import { mostTogether } from '../../../../common/limits.ts';

const named = z.array(z.object({ id: z.string(), name: z.string() }));
export type NamedProduct = z.infer<typeof named>[number];

/** Only ids are sent. */
export const togetherRule: z.ZodType<string[]> = named
  .max(mostTogether, `At most ${mostTogether} products.`)
  .transform((products) => products.map(({ id }) => id));

export const togetherShown = (products: NamedProduct[]) => products.map(({ name }) => name).join('\n') || 'None';
