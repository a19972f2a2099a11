import type { VariantType } from '../../../../common/pictures.ts';
import { loadSharp } from './images.decode.ts';
import { look } from '../../../../common/look.ts';

/** More effort would take twice the time and save only a few percent of the bytes. */
const effort = 2;
const encoding = {
  photograph: { avif: { quality: 55, effort, chromaSubsampling: '4:2:0' }, webp: { quality: 80 } },
  // Thin coloured lines would smear with subsampled colours.
  drawing: { avif: { quality: 70, effort, chromaSubsampling: '4:4:4' }, webp: { quality: 90, smartSubsample: true } },
};

/** Light pages show drawings on this colour. */
const lightBackground = look.light.surface.plate;

type Source = { bytes: Buffer; isAnimated: boolean };
/** The wanted variant of a stored picture; 'share' is the one for link previews. */
export type Wanted = { width: number; type: VariantType | 'share' };

export const encode = (source: Source, { width, type }: Wanted): Promise<Buffer> =>
  type === 'share' ? encodeShare(source.bytes, width) : encodeVariant(source, width, type);

async function encodeVariant({ bytes, isAnimated }: Source, width: number, type: VariantType): Promise<Buffer> {
  const kind = !isAnimated && (await isDrawing(bytes)) ? 'drawing' : 'photograph';
  const sharp = await loadSharp();
  return sharp(bytes, { animated: isAnimated }).resize({ width }).toFormat(type, encoding[kind][type]).toBuffer();
}

/** Link previews get an opaque JPEG, which all of them can show. */
async function encodeShare(bytes: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: lightBackground })
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A copy that is this many pixels wide serves to distinguish drawings from photographs. */
const sampleWidth = 400;
const fewColours = 32;

/**
 * Distinguishes a drawing from a photograph: in a drawing, the 32 most frequent colours besides the background cover at
 * least half of the other pixels. In our drawings it is seven eighths or more, in screenshots two thirds, in photographs less
 * than a tenth.
 */
export async function isDrawing(bytes: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    // Interpolation would create new colours.
    .resize({ width: sampleWidth, kernel: 'nearest', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    // A fully transparent pixel has no visible colour, whatever is stored.
    const colour = data[at + 3] === 0 ? 0 : data.readUInt32BE(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [background = 0, ...others] = [...counts.values()].sort((a, b) => b - a);
  const inFew = others.slice(0, fewColours).reduce((sum, count) => sum + count, 0);
  return inFew >= (info.width * info.height - background) / 2;
}
