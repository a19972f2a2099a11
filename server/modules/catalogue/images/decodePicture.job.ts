import type { Job } from '../../../jobs/job.ts';
import { wrongType } from '../../../core/errors.ts';
import type { DecodeOptions, Picture } from './images.decode.ts';

type Input = DecodeOptions & { bytes: Uint8Array };

/** Pictures are decoded in a worker, since a small file can need gigabytes of memory or crash the library. */
export const decodePictureJob: Job<Input, Picture> = {
  name: 'decodePicture',
  lane: 'short',
  limits: { time: 90_000, megabytes: 2048 },
  tooMuch: () => wrongType('file', 'This picture takes too much to open. Please make it smaller.'),
  async run({ bytes, ...options }) {
    const { decode } = await import('./images.decode.ts');
    return decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), options);
  },
};
