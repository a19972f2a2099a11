import { z } from 'zod';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/documents.ts';
import type { StoredFile } from './documentRules.ts';

/** The form of a document holds its file in this shape. */
export interface ChosenFile extends Pick<StoredFile, 'url' | 'name' | 'format' | 'byteSize'> {
  /** The name of a file that is being uploaded and will replace it. */
  pending?: string;
}

const chosen = z
  .object({ url: z.string(), pending: z.string().optional() })
  .nullable()
  .refine((file) => file?.pending === undefined, shared.documentsStillUploading)
  .refine((file) => file !== null && file.url !== '', words.chooseAFile);

/** Only the address of the file is sent. */
export const fileRule: z.ZodType<string> = chosen.transform((file) => file?.url ?? '');
