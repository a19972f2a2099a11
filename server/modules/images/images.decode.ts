import sharp from 'sharp';
import { wrongType } from '../../graphql/errors.ts';

/** More pixels than this are refused before anything is decoded: a small file can claim to be huge. */
const mostPixels = 50_000_000;
const variantWidths = [320, 640, 960];

const types = { png: 'image/png', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', avif: 'image/avif' };
type Format = keyof typeof types;

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
  /** WebP files by their width in pixels, narrower than the picture. */
  variants: Map<number, Buffer>;
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

/**
 * Decodes and encodes the picture anew: upright by its EXIF, without camera data or anything else that travelled in
 * the file, with its narrower variants. Throws `UNSUPPORTED_MEDIA_TYPE`.
 */
export async function decode(bytes: Buffer): Promise<Picture> {
  const format = formatOf(bytes);
  if (format === 'heic') {
    throw wrongType(
      'file',
      'This is a HEIC photo, which browsers cannot show. Save it as JPEG on the phone and upload that.',
    );
  }
  if (!format) throw wrongType('file', 'Please upload an image file (PNG, JPG, or GIF).');
  try {
    const animated = format === 'gif' || format === 'webp';
    const source = () => sharp(bytes, { animated, limitInputPixels: mostPixels, failOn: 'error' });
    const { width = 0, height = 0, pages = 1 } = await sharp(bytes, { animated, limitInputPixels: false }).metadata();
    if (width * height > mostPixels)
      throw wrongType('file', 'The picture has too many pixels. Please make it smaller.');
    const upright = () => (pages > 1 ? source() : source().autoOrient());
    const stored = await upright().toFormat(format, encoding[format]).toBuffer({ resolveWithObject: true });
    const variants = await Promise.all(
      variantWidths
        .filter((variant) => variant < stored.info.width)
        .map(async (variant) => {
          const bytes = await upright().resize({ width: variant }).webp({ quality: 80 }).toBuffer();
          return [variant, bytes] as const;
        }),
    );
    return {
      extension: format === 'jpeg' ? 'jpg' : format,
      contentType: types[format],
      bytes: stored.data,
      width: stored.info.width,
      height: stored.info.pageHeight ?? stored.info.height,
      variants: new Map(variants),
    };
  } catch (error) {
    if (error instanceof Error && 'extensions' in error) throw error;
    throw wrongType('file', 'The picture is damaged or cut short. Please save it again and upload that.');
  }
}
