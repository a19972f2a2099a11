import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: (body) => Promise.resolve(body),
  gzip: promisify(gzip),
  // Quality 6 costs two milliseconds for the longest page; 10 would make it a tenth smaller for some fifty.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
};

/** Shorter answers gain nothing: they fit into one packet as they are. */
export const shortest = 1400;

const decompressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: (body) => Promise.resolve(body),
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Returns the plain body, if need be from a compressed one. */
export async function plainOf(bodies: ReadonlyMap<Encoding, Buffer>): Promise<Buffer> {
  const [known] = bodies;
  if (!known) throw new Error('There is no body in any encoding.');
  const [encoding, body] = known;
  return bodies.get('identity') ?? decompressors[encoding](body);
}

/** Adds an encoding of the body, unless it is present. */
export async function compress(bodies: Map<Encoding, Buffer>, encoding: Encoding) {
  if (bodies.has(encoding)) return;
  const made = await compressors[encoding](await plainOf(bodies));
  // A short result of zlib is a part of a larger buffer, which would be kept with it.
  const body = Buffer.alloc(made.length);
  made.copy(body);
  bodies.set(encoding, body);
}
