import { z } from 'zod';
import type { ProgramDocumentsQuery } from '../../generated/operations.ts';

/** What a program is told of a document. */
export const toldDocument = z.object({
  title: z.string(),
  kind: z.string().describe('DATA_SHEET, DRAWING, CAD_MODEL, CERTIFICATE, MANUAL or OTHER.'),
  language: z.string().nullable(),
  revision: z.string().nullable(),
  date: z.string().nullable(),
  url: z.string(),
  format: z.string(),
  bytes: z.number(),
});

type Asked = Omit<ProgramDocumentsQuery['documentsOfProducts']['nodes'][number], 'products'>;

export const tellDocument = (origin: string, { title, kind, language, revision, date, file }: Asked) => ({
  title,
  kind,
  language,
  revision,
  date,
  url: new URL(file.url, origin).href,
  format: file.format,
  bytes: file.byteSize,
});
