import { z } from 'zod';

/** One text of a row. */
export interface RowPart {
  name: string;
  label: string;
  example?: string;
  multiline?: boolean;
}

/** Rows that were left blank are not sent. A text that is missing in another row is named by its place. */
export const rowsRule = <Row>(row: z.ZodType<Row>): z.ZodType<Row[]> =>
  z.array(z.record(z.string(), z.string())).transform((rows, context) =>
    rows.flatMap((entered, place) => {
      if (Object.values(entered).every((text) => text.trim() === '')) return [];
      const { data, error } = row.safeParse(entered);
      for (const { message, path } of error?.issues ?? [])
        context.issues.push({ code: 'custom', message, path: [place, ...path], input: entered });
      return data === undefined ? [] : [data];
    }),
  );
