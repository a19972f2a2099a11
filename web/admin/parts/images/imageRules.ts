import { largestUpload, pictureTypes } from '../../../../common/limits.ts';
import { texts } from '../texts/texts.ts';

const megabytes = largestUpload / 1024 / 1024;

export const acceptedTypes = pictureTypes.join(',');
const types = 'PNG, JPG, GIF, WebP or AVIF';
export const imageHint = `${types}, 4:3, up to ${megabytes} MB.`;
/** The hint for fields that take pictures of any shape. */
export const pictureHint = `${types}, up to ${megabytes} MB.`;

/** Returns the reason to refuse a chosen file before it is sent, or undefined. */
export function refusal(file: Pick<File, 'name' | 'type' | 'size'>, dropped: boolean): string | undefined {
  const { name, type, size } = file;
  // Photos of phones are sent, since the server explains how to convert them.
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return undefined;
  if (dropped && !type.startsWith('image/')) return 'Please upload an image file.';
  if (!pictureTypes.includes(type)) return 'Please upload an image file (PNG, JPG, or GIF).';
  return size > largestUpload ? texts.files.tooLarge(megabytes) : undefined;
}
