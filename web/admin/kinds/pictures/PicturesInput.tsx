import { Box, FormHelperText } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { acceptedTypes, pictureHint, refusal } from '../../parts/images/imageRules.ts';
import { uploadImage } from '../../parts/images/useImageUpload.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { SendFiles } from '../../parts/uploads/SendFiles.tsx';
import { useUploads } from '../../parts/uploads/useUploads.ts';
import { PictureRowInput } from './PictureRowInput.tsx';
import type { PictureRow } from './pictureRows.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** The product's form holds the first picture and its alternative text in these fields. */
const [firstImage, firstAlt] = ['image', 'imageAlt'];

/** Holds the pictures of a product after the first, in their order. */
export function PicturesInput({ name, label, error }: InputProps) {
  const { setValue, getValues } = useFormContext<Record<string, unknown>>();
  const rows = useWatch<Record<string, unknown>>({ name }) as PictureRow[];
  const stored = () => getValues(name) as PictureRow[];
  const put = (next: PictureRow[]) => setValue(name, next, { shouldDirty: true, shouldValidate: error !== undefined });
  const replace = (key: string, ...by: PictureRow[]) =>
    put(stored().flatMap((row) => (row.pending === key ? by : [row])));
  const upload = useUploads({
    send: uploadImage,
    refusal: (file) => refusal(file, false),
    failed: shared.imagesFailed,
    onStart: (key, file) => put([...stored(), { url: '', alt: '', pending: key, name: file.name }]),
    onUploaded: (key, url) => replace(key, { url, alt: '' }),
    onEnd: (key) => replace(key),
  });

  /** The picture that was first takes the place of the new one. */
  function makeFirst(row: PictureRow) {
    const [url, alt] = getValues([firstImage, firstAlt]) as [string | null, string];
    setValue(firstImage, row.url, { shouldDirty: true });
    setValue(firstAlt, row.alt, { shouldDirty: true });
    put(stored().flatMap((one) => (one.url !== row.url ? [one] : url ? [{ url, alt }] : [])));
  }

  return (
    <Box role="group" aria-label={label}>
      <PlainList sx={{ mb: 2 }}>
        {rows.map((row, place) => (
          <PictureRowInput
            key={row.pending ?? row.url}
            row={row}
            place={place}
            rows={rows}
            sending={upload.sending.find(({ key }) => key === row.pending)}
            onCancel={upload.cancel}
            onChange={put}
            onFirst={() => makeFirst(row)}
          />
        ))}
      </PlainList>
      <SendFiles several problems={upload.problems} accept={acceptedTypes} hint={pictureHint} onFiles={upload.choose} />
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
