import { z } from 'zod';
import { mostItems } from '../../../../common/generated/mostItems.ts';

export interface ColumnRow {
  attributeId: string;
  name: string;
}

/** A table with more columns could not be read at a glance. */
const { columns: mostColumns } = mostItems.FamilyInput;

export const columnRowsRule: z.ZodType<string[]> = z
  .array(z.object({ attributeId: z.string(), name: z.string() }))
  .max(mostColumns, `At most ${mostColumns} columns`)
  .transform((rows) => rows.map(({ attributeId }) => attributeId));
