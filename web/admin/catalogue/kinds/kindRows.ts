import { mostKeyValues } from '../../../../common/limits.ts';
import { z } from 'zod';
import type { KindToEditFragment } from './kinds.generated.ts';
import type { KindAttributeInput } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/kinds.ts';

/** The marks of an attribute in a kind, with their labels. */
export const marks = [
  ['required', words.required],
  ['filterable', words.filter],
  ['column', words.column],
  ['key', words.keyValue],
] as const;

export type KindRow = { attributeId: string; name: string; group: string } & Record<(typeof marks)[number][0], boolean>;

export const rowOf = ({ attribute, group, ...flags }: KindToEditFragment['attributes'][number]): KindRow => ({
  attributeId: attribute.id,
  name: attribute.name,
  group: group ?? '',
  required: flags.required,
  filterable: flags.filterable,
  column: flags.column,
  key: flags.key,
});

const flag = z.boolean();
const row = z.object({
  attributeId: z.string(),
  name: z.string(),
  group: z.string().trim().max(60),
  required: flag,
  filterable: flag,
  column: flag,
  key: flag,
});

export const kindRowsRule: z.ZodType<KindAttributeInput[]> = z
  .array(row)
  .refine((rows) => rows.filter(({ key }) => key).length <= mostKeyValues, words.atMostCanBeKeyValues(mostKeyValues))
  .transform((rows) => rows.map(({ name: _, group, ...rest }) => ({ ...rest, group: group || null })));
