import type { VariantType } from '../../../../common/pictures.ts';
import { loadSharp } from './images.decode.ts';

/** AVIF costs time: more effort would save a few percent of bytes for twice of it. */
const effort = 2;
const encoding = {
  photograph: { avif: { quality: 55, effort, chromaSubsampling: '4:2:0' }, webp: { quality: 80 } },
  // Thin coloured lines smear where colour is stored in half the pixels.
  drawing: { avif: { quality: 70, effort, chromaSubsampling: '4:4:4' }, webp: { quality: 90, smartSubsample: true } },
};

/** The ground of drawings on light pages: `surface.plate` of the theme. */
const lightGround = '#EBEFEC';

type Source = { bytes: Buffer; isAnimated: boolean };
/** What a stored picture is made into; 'share' is for link previews. */
export type Wanted = { width: number; type: VariantType | 'share' };

export const encode = (source: Source, { width, type }: Wanted): Promise<Buffer> =>
  type === 'share' ? encodeShare(source.bytes, width) : encodeVariant(source, width, type);

/** A stored picture in another width and type. */
async function encodeVariant({ bytes, isAnimated }: Source, width: number, type: VariantType): Promise<Buffer> {
  const kind = !isAnimated && (await isDrawing(bytes)) ? 'drawing' : 'photograph';
  const sharp = await loadSharp();
  return sharp(bytes, { animated: isAnimated }).resize({ width }).toFormat(type, encoding[kind][type]).toBuffer();
}

/** Opaque, and in a format that every link preview reads. */
async function encodeShare(bytes: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: lightGround })
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Pixels that are looked at to tell drawings from photographs: so many in a row. */
const sampleWidth = 400;
const fewColours = 32;

/**
 * Drawings consist of few colours: thirty-two, besides that of the ground, make up at least half of what is not ground.
 * In our drawings it is seven eighths or more, in screenshots two thirds, in photographs less than a tenth.
 */
export async function isDrawing(bytes: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    // Neighbours are not mixed: that would make new colours.
    .resize({ width: sampleWidth, kernel: 'nearest', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    // What is wholly transparent has no colour, whatever is stored.
    const colour = data[at + 3] === 0 ? 0 : data.readUInt32BE(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [ground = 0, ...others] = [...counts.values()].sort((a, b) => b - a);
  const inFew = others.slice(0, fewColours).reduce((sum, count) => sum + count, 0);
  return inFew >= (info.width * info.height - ground) / 2;
}
