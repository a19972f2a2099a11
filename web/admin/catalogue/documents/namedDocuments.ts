import { z } from 'zod';
import { texts } from '../../parts/texts/texts.ts';

/** A document as a form names it. */
export interface NamedDocument {
  /** '' as long as its file is on its way. */
  id: string;
  title: string;
  /** The upload that it waits for. */
  pending?: string;
}

const named = z.object({ id: z.string(), title: z.string(), pending: z.string().optional() });

/** What is sent. */
export const documentsRule: z.ZodType<string[]> = z
  .array(named)
  .refine((rows) => rows.every(({ pending }) => pending === undefined), texts.documents.stillUploading)
  .transform((rows) => rows.map(({ id }) => id));

export const titlesOf = (rows: NamedDocument[]) => rows.map(({ title }) => title).join('\n') || 'None';
