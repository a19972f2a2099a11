import { z } from 'zod';
import type { AttributeOptionInput } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/attributes.ts';

/** The form holds options in this shape; a new one has no id yet. */
export interface OptionRow {
  id: string | null;
  name: string;
  productCount: number;
}

const row = z.object({ id: z.string().nullable(), name: z.string(), productCount: z.number() });

/** Rows that were left blank are not sent. */
export const optionsRule: z.ZodType<AttributeOptionInput[]> = z
  .array(row)
  .transform((rows) => rows.filter(({ id, name }) => id !== null || name.trim() !== ''))
  .refine((rows) => rows.every(({ name }) => name.trim() !== ''), words.anOptionThatProductsMayHave)
  .transform((rows) => rows.map(({ id, name }) => ({ id, name })));
