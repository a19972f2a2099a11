import { texts } from '../texts/texts.ts';

/** The one limit for the check, the message and the hint; the server holds the same. */
const megabytes = 5;
const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

export const acceptedTypes = types.join(',');
export const imageHint = `PNG, JPG, GIF, WebP or AVIF, 4:3, up to ${megabytes} MB.`;

/** The reason to refuse a chosen file before it is sent; undefined when there is none. */
export function refusal(file: Pick<File, 'name' | 'type' | 'size'>, dropped: boolean): string | undefined {
  const { name, type, size } = file;
  // Photos of phones: the server knows what to say of them.
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return undefined;
  if (dropped && !type.startsWith('image/')) return texts.images.wrongDrop;
  if (!types.includes(type)) return texts.images.wrongType;
  return size > megabytes * 1024 * 1024 ? texts.images.tooLarge(megabytes) : undefined;
}
