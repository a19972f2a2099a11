import type { Job } from '../../../jobs/job.ts';
import type { Wanted } from './images.encode.ts';

type Input = Wanted & { bytes: Uint8Array; isAnimated: boolean };

/** Pictures are encoded in a worker, since a wide AVIF keeps a core busy for a second. */
export const encodePictureJob: Job<Input, Uint8Array> = {
  name: 'encodePicture',
  lane: 'short',
  limits: { time: 90_000, megabytes: 2048 },
  tooMuch: () => new Error('A stored picture takes too much to be made narrower.'),
  async run({ bytes, isAnimated, ...wanted }) {
    const { encode } = await import('./images.encode.ts');
    return encode({ bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), isAnimated }, wanted);
  },
};
