import { z } from 'zod';
import type { ProductPictureInput } from '../../../graphql/generated/schema.ts';
import { imageHint } from '../../parts/images/imageRules.ts';
import { PictureInput } from '../../parts/images/PictureInput.tsx';
import { valueIn, type Kind } from '../kind.ts';
import { pictureRows, picturesRule, picturesShown, type PictureRow } from './pictureRows.ts';
import { PicturesInput } from './PicturesInput.tsx';

/** The address of a picture. */
export const picture: Kind<'picture'> = {
  form: ({ name }) => ({
    blank: null,
    stored: (row) => valueIn(row, name),
    // It is never typed: it is an upload's address or the stored one.
    check: z.string().nullable(),
    input: (field, upload) => <PictureInput {...field} hint={imageHint} upload={upload} />,
  }),
};

/** Pictures with their alternative texts. */
export const pictures: Kind<'pictures'> = {
  form: ({ name }) => ({
    blank: [],
    stored: (row) => pictureRows((valueIn(row, name) ?? []) as ProductPictureInput[]),
    check: picturesRule,
    show: (rows) => picturesShown(rows as PictureRow[]),
    input: (field) => <PicturesInput {...field} />,
  }),
};
