import { z } from 'zod';
import type { ToldDocumentFragment } from '../../generated/operations.ts';

/** The fields of a document that programs read. */
export const documentOutput = z.object({
  title: z.string(),
  kind: z.string().describe('DATA_SHEET, DRAWING, CAD_MODEL, CERTIFICATE, MANUAL or OTHER.'),
  language: z.string().nullable(),
  revision: z.string().nullable(),
  date: z.string().nullable(),
  url: z.string(),
  format: z.string(),
  bytes: z.number(),
});

export const tellDocument = (
  origin: string,
  { title, kind, language, revision, date, file }: ToldDocumentFragment,
) => ({
  title,
  kind,
  language,
  revision,
  date,
  url: new URL(file.url, origin).href,
  format: file.format,
  bytes: file.byteSize,
});
