import { z } from 'zod';
import { texts } from '../../parts/texts/texts.ts';
import type { StoredFile } from './documentRules.ts';

/** The file of a document, as its form holds it. */
export interface ChosenFile extends Pick<StoredFile, 'url' | 'name' | 'format' | 'byteSize'> {
  /** The name of one that is on its way to take its place. */
  pending?: string;
}

const chosen = z
  .object({ url: z.string(), pending: z.string().optional() })
  .nullable()
  .refine((file) => file?.pending === undefined, texts.documents.stillUploading)
  .refine((file) => file !== null && file.url !== '', 'Choose a file');

/** What is sent: its address. */
export const fileRule: z.ZodType<string> = chosen.transform((file) => file?.url ?? '');
