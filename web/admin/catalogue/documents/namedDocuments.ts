import { z } from 'zod';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/documents.ts';

/** A form holds a document in this shape. */
export interface NamedDocument {
  /** '' while its file is being uploaded. */
  id: string;
  title: string;
  /** The key of the upload that it waits for. */
  pending?: string;
}

const named = z.object({ id: z.string(), title: z.string(), pending: z.string().optional() });

/** Only ids are sent. */
export const documentsRule: z.ZodType<string[]> = z
  .array(named)
  .refine((rows) => rows.every(({ pending }) => pending === undefined), shared.documentsStillUploading)
  .transform((rows) => rows.map(({ id }) => id));

export const titlesOf = (rows: NamedDocument[]) => rows.map(({ title }) => title).join('\n') || words.none;
