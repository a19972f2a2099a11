import { z } from 'zod';
import { mostItems } from '../../../../common/generated/mostItems.ts';
import * as words from '../../../words/admin/en/families.ts';

export interface ColumnRow {
  attributeId: string;
  name: string;
}

/** A table with more columns could not be read at a glance. */
const { columns: mostColumns } = mostItems.FamilyInput;

export const columnRowsRule: z.ZodType<string[]> = z
  .array(z.object({ attributeId: z.string(), name: z.string() }))
  .max(mostColumns, words.atMostColumns(mostColumns))
  .transform((rows) => rows.map(({ attributeId }) => attributeId));
