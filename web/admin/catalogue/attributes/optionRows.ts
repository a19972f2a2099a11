import { z } from 'zod';
import type { AttributeOptionInput } from '../../../graphql/generated/operations.ts';

/** An option, as the form holds it; a new one has no id yet. */
export interface OptionRow {
  id: string | null;
  name: string;
  productCount: number;
}

const row = z.object({ id: z.string().nullable(), name: z.string(), productCount: z.number() });

/** What is sent: a new row that was left blank is none. */
export const optionsRule: z.ZodType<AttributeOptionInput[]> = z
  .array(row)
  .transform((rows) => rows.filter(({ id, name }) => id !== null || name.trim() !== ''))
  .refine((rows) => rows.every(({ name }) => name.trim() !== ''), 'An option that products may have needs a name')
  .transform((rows) => rows.map(({ id, name }) => ({ id, name })));
