import { z } from 'zod';

export interface ColumnRow {
  attributeId: string;
  name: string;
}

/** A table with more columns could not be read at a glance. */
const mostColumns = 8;

export const columnRowsRule: z.ZodType<string[]> = z
  .array(z.object({ attributeId: z.string(), name: z.string() }))
  .max(mostColumns, `At most ${mostColumns} columns`)
  .transform((rows) => rows.map(({ attributeId }) => attributeId));
