import { z } from 'zod';
import type { ProductPictureInput } from '../../../graphql/generated/operations.ts';
import { texts } from '../../parts/texts/texts.ts';

/** A further picture of a product, as its form holds it. */
export interface PictureRow {
  /** '' as long as it is on its way. */
  url: string;
  alt: string;
  /** The upload that it waits for, and the name of its file. */
  pending?: string;
  name?: string;
}

const row = z.object({
  url: z.string(),
  alt: z.string().trim().normalize('NFC').max(200, 'Must be at most 200 characters'),
  pending: z.string().optional(),
});

/** What is sent. */
export const picturesRule: z.ZodType<ProductPictureInput[]> = z
  .array(row)
  .refine((rows) => rows.every(({ pending }) => pending === undefined), texts.images.stillUploading)
  .transform((rows) => rows.map(({ url, alt }) => ({ url, alt: alt || null })));

export const picturesShown = (rows: PictureRow[]) => rows.map(({ url, alt }) => alt || url).join('\n') || 'None';
