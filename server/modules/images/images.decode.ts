import { DomainError, wrongType } from '../../core/errors.ts';

/** Loaded with the first picture: it takes longer than everything else that a start opens. */
export const loadSharp = async () => (await import('sharp')).default;

/** More pixels than this are refused before anything is decoded: a small file can claim to be huge. */
const mostPixels = 50_000_000;
/** Decoding AVIF takes some fifty bytes of memory a pixel, where others take four. */
const mostPixelsOfAvif = 16_000_000;
const variantWidths = [320, 640, 960];

const contentTypes = { png: 'image/png', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', avif: 'image/avif' };
type Format = keyof typeof contentTypes;
type VariantType = 'avif' | 'webp';

/** How the stored file is encoded; PNG stays lossless (a `quality` would reduce its colours). */
const encoding = {
  png: { compressionLevel: 9 },
  jpeg: { quality: 88 },
  gif: {},
  webp: { quality: 88 },
  avif: { quality: 70, effort: 3 },
};

/** AVIF costs time: more effort would save a few percent of bytes for twice of it. */
const variantEncoding = { avif: { quality: 55, effort: 2 }, webp: { quality: 80 } };

export type Picture = {
  extension: string;
  contentType: string;
  bytes: Buffer;
  width: number;
  height: number;
  /** Narrower files, each width in each of these types. */
  variants: { width: number; type: VariantType; bytes: Buffer }[];
  variantWidths: number[];
  variantTypes: VariantType[];
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
  /** Only looked at, without variants. */
  trial?: boolean;
};

/**
 * Decodes the picture and encodes it again: upright by its EXIF, without camera data or anything else that travelled in
 * the file, with its narrower variants. Throws `UNSUPPORTED_MEDIA_TYPE`.
 */
export async function decode(
  bytes: Buffer,
  { keepBytes = false, trial = false }: DecodeOptions = {},
): Promise<Picture> {
  const format = formatOf(bytes);
  if (format === 'heic') {
    throw wrongType(
      'file',
      'This is a HEIC photo, which browsers cannot show. Save it as JPEG on the phone and upload that.',
    );
  }
  if (!format) throw wrongType('file', 'Please upload an image file (PNG, JPG, or GIF).');
  const { upright, isAnimated, stored } = await readPixels(bytes, format);
  // AVIF is not made of moving pictures: sharp writes one frame of them.
  const types: VariantType[] = isAnimated ? ['webp'] : ['avif', 'webp'];
  const widths = trial ? [] : variantWidths.filter((width) => width < stored.info.width);
  // The pixels have been read once: what fails here is no fault of the file.
  const variants = await Promise.all(
    widths.flatMap((width) =>
      types.map(async (type) => ({
        width,
        type,
        bytes: await upright().resize({ width }).toFormat(type, variantEncoding[type]).toBuffer(),
      })),
    ),
  );
  return {
    extension: format === 'jpeg' ? 'jpg' : format,
    contentType: contentTypes[format],
    bytes: keepBytes ? bytes : stored.data,
    width: stored.info.width,
    height: stored.info.pageHeight ?? stored.info.height,
    variants,
    variantWidths: widths,
    variantTypes: types,
  };
}

/** The whole picture, decoded and encoded again. Throws `UNSUPPORTED_MEDIA_TYPE` where the file is damaged. */
async function readPixels(bytes: Buffer, format: Format) {
  const animated = format === 'gif' || format === 'webp';
  const most = format === 'avif' ? mostPixelsOfAvif : mostPixels;
  const sharp = await loadSharp();
  const source = () => sharp(bytes, { animated, limitInputPixels: most, failOn: 'error' });
  try {
    const { width = 0, height = 0, pages = 1 } = await sharp(bytes, { animated, limitInputPixels: false }).metadata();
    if (width * height > most) {
      throw wrongType('file', 'The picture has too many pixels. Please make it smaller.');
    }
    const isAnimated = pages > 1;
    const upright = () => (isAnimated ? source() : source().autoOrient());
    const stored = await upright().toFormat(format, encoding[format]).toBuffer({ resolveWithObject: true });
    return { upright, isAnimated, stored };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw wrongType('file', 'The picture is damaged or cut short. Please save it again and upload that.', error);
  }
}
