import { z } from 'zod';
import type { ProductPictureInput } from '../../../graphql/generated/schema.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/pictures.ts';

/** The product's form holds a picture after the first in this shape. */
export interface PictureRow {
  /** '' while it is being uploaded. */
  url: string;
  alt: string;
  /** The key of the upload that it waits for, and the name of the file. */
  pending?: string;
  name?: string;
}

export const pictureRows = (pictures: readonly ProductPictureInput[]): PictureRow[] =>
  pictures.map(({ url, alt }) => ({ url, alt: alt ?? '' }));

const row = z.object({
  url: z.string(),
  alt: z.string().trim().normalize('NFC').max(200, words.mustBeAtMost200Characters),
  pending: z.string().optional(),
});

/** Only addresses and alternative texts are sent. */
export const picturesRule: z.ZodType<ProductPictureInput[]> = z
  .array(row)
  .refine((rows) => rows.every(({ pending }) => pending === undefined), shared.imagesStillUploading)
  .transform((rows) => rows.map(({ url, alt }) => ({ url, alt: alt || null })));

export const picturesShown = (rows: PictureRow[]) => rows.map(({ url, alt }) => alt || url).join('\n') || words.none;
