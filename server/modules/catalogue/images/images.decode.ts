import { DomainError, wrongType } from '../../../core/errors.ts';

/** sharp is loaded with the first picture, since loading it takes longer than the rest of a start. */
export const loadSharp = async () => (await import('sharp')).default;

/** Pictures with more pixels are refused before decoding, since a small file can unpack to a huge picture. */
const mostPixels = 50_000_000;
/** Decoding AVIF takes some fifty bytes of memory per pixel, while other formats take four. */
const mostPixelsOfAvif = 16_000_000;

const contentTypes = { png: 'image/png', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', avif: 'image/avif' };
type Format = keyof typeof contentTypes;

/** A `quality` for PNG would reduce its colours, so it has none and stays lossless. */
const encoding = {
  png: { compressionLevel: 9 },
  jpeg: { quality: 88 },
  gif: {},
  webp: { quality: 88 },
  avif: { quality: 70, effort: 3 },
};

export type Picture = {
  extension: string;
  contentType: string;
  bytes: Buffer;
  width: number;
  height: number;
  isAnimated: boolean;
};

/** Finds the format by the first bytes, since names and declared types may lie. */
function formatOf(bytes: Buffer): Format | 'heic' | undefined {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (/^GIF8[79]a/.test(ascii(0, 6))) return 'gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) !== 'ftyp') return undefined;
  const brands = ascii(8, 32);
  if (brands.includes('avif')) return 'avif';
  return /hei[cxms]|mif1|hevc/.test(brands) ? 'heic' : undefined;
}

/** Tells whether the bytes are those of a picture, of a kind that can be shown or not. */
export const isPictureFile = (bytes: Buffer) => formatOf(bytes) !== undefined;

export type DecodeOptions = {
  /** True for files that this program encoded before; they are stored unchanged. */
  keepBytes?: boolean;
};

/**
 * Decodes a picture, rotates it as its EXIF data says, and encodes it again without metadata or any other content of the
 * file. Throws `UNSUPPORTED_MEDIA_TYPE`.
 */
export async function decode(bytes: Buffer, { keepBytes = false }: DecodeOptions = {}): Promise<Picture> {
  const format = formatOf(bytes);
  if (format === 'heic') {
    throw wrongType(
      'file',
      'This is a HEIC photo, which browsers cannot show. Save it as JPEG on the phone and upload that.',
    );
  }
  if (!format) throw wrongType('file', 'Please upload an image file (PNG, JPG, or GIF).');
  const { isAnimated, stored } = await readPixels(bytes, format);
  return {
    extension: format === 'jpeg' ? 'jpg' : format,
    contentType: contentTypes[format],
    bytes: keepBytes ? bytes : stored.data,
    width: stored.info.width,
    height: stored.info.pageHeight ?? stored.info.height,
    isAnimated,
  };
}

/** Decodes and encodes the whole picture. Throws `UNSUPPORTED_MEDIA_TYPE` when the file is damaged. */
async function readPixels(bytes: Buffer, format: Format) {
  const animated = format === 'gif' || format === 'webp';
  const most = format === 'avif' ? mostPixelsOfAvif : mostPixels;
  const sharp = await loadSharp();
  try {
    const found = await sharp(bytes, { animated, limitInputPixels: false }).metadata();
    const { width = 0, height = 0, pages = 1, depth, hasProfile } = found;
    if (width * height > most) {
      throw wrongType('file', 'The picture has too many pixels. Please make it smaller.');
    }
    const isAnimated = pages > 1;
    const source = sharp(bytes, { animated, limitInputPixels: most, failOn: 'error' });
    const upright = isAnimated ? source : source.autoOrient();
    // The colours of 16 bits are worked on in a wider space, which the stored picture does not name.
    if (depth === 'ushort' && hasProfile) upright.withIccProfile('srgb', { attach: false });
    const stored = await upright.toFormat(format, encoding[format]).toBuffer({ resolveWithObject: true });
    return { isAnimated, stored };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw wrongType('file', 'The picture is damaged or cut short. Please save it again and upload that.', error);
  }
}
