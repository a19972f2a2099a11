import { largestUpload, pictureTypes } from '../../../../common/limits.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/inputs.ts';

const megabytes = largestUpload / 1024 / 1024;

export const acceptedTypes = pictureTypes.join(',');
const types = words.pngJpgGifWebPOrAvif;
export const imageHint = words.upToMb43(types, megabytes);
/** The hint for fields that take pictures of any shape. */
export const pictureHint = words.upToMb(types, megabytes);

/** Returns the reason to refuse a chosen file before it is sent, or undefined. */
export function refusal(file: Pick<File, 'name' | 'type' | 'size'>, dropped: boolean): string | undefined {
  const { name, type, size } = file;
  // Photos of phones are sent, since the server explains how to convert them.
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return undefined;
  if (dropped && !type.startsWith('image/')) return words.pleaseUploadAnImageFile;
  if (!pictureTypes.includes(type)) return words.pleaseUploadAnImageFilePng;
  return size > largestUpload ? shared.filesTooLarge(megabytes) : undefined;
}
