import { z } from 'zod';

/** A text of a row. */
export interface RowPart {
  name: string;
  label: string;
  example?: string;
  multiline?: boolean;
}

/** What is sent: a row that was left blank is none; what is missing in another one is named by its place. */
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
