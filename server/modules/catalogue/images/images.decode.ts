import { DomainError, wrongType } from '../../../core/errors.ts';

/** Loaded with the first picture: it takes longer than everything else that a start opens. */
export const loadSharp = async () => (await import('sharp')).default;

/** More pixels than this are refused before anything is decoded: a small file can claim to be huge. */
const mostPixels = 50_000_000;
/** Decoding AVIF takes some fifty bytes of memory a pixel, where others take four. */
const mostPixelsOfAvif = 16_000_000;

const contentTypes = { png: 'image/png', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', avif: 'image/avif' };
type Format = keyof typeof contentTypes;

/** How the stored file is encoded; PNG stays lossless (a `quality` would reduce its colours). */
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

/** What the file is by its first bytes; neither its name nor its declared type counts. */
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

export type DecodeOptions = {
  /** It is one of ours already and is stored as it came. */
  keepBytes?: boolean;
};

/**
 * Decodes the picture and encodes it again: upright by its EXIF, without camera data or anything else that travelled in
 * the file. Throws `UNSUPPORTED_MEDIA_TYPE`.
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

/** The whole picture, decoded and encoded again. Throws `UNSUPPORTED_MEDIA_TYPE` where the file is damaged. */
async function readPixels(bytes: Buffer, format: Format) {
  const animated = format === 'gif' || format === 'webp';
  const most = format === 'avif' ? mostPixelsOfAvif : mostPixels;
  const sharp = await loadSharp();
  try {
    const { width = 0, height = 0, pages = 1 } = await sharp(bytes, { animated, limitInputPixels: false }).metadata();
    if (width * height > most) {
      throw wrongType('file', 'The picture has too many pixels. Please make it smaller.');
    }
    const isAnimated = pages > 1;
    const source = sharp(bytes, { animated, limitInputPixels: most, failOn: 'error' });
    const upright = isAnimated ? source : source.autoOrient();
    const stored = await upright.toFormat(format, encoding[format]).toBuffer({ resolveWithObject: true });
    return { isAnimated, stored };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw wrongType('file', 'The picture is damaged or cut short. Please save it again and upload that.', error);
  }
}
