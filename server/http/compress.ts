import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: (body) => Promise.resolve(body),
  gzip: promisify(gzip),
  // Quality 6 costs two milliseconds for the longest page; 10 would make it a tenth smaller for some fifty.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
};

/** Shorter answers gain nothing: they fit into one packet as they are. */
export const shortest = 1400;

/** Adds an encoding of the body, unless it is present. */
export async function compress(bodies: Map<Encoding, Buffer>, encoding: Encoding) {
  const plain = bodies.get('identity');
  if (plain && !bodies.has(encoding)) bodies.set(encoding, await compressors[encoding](plain));
}
