import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import type { Encoding } from './encoding.ts';

/** A page as it is kept: of one content revision, in the encodings asked for so far. */
export type Page = { revision: number; status: number; etag: string; redirect?: string; bodies: Map<Encoding, Buffer> };

/** Bytes that all kept pages may take up. */
const capacity = 128 * 1024 * 1024;
/** Milliseconds; a page also shows the year, which no revision announces. */
const longest = 3_600_000;

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: (body) => Promise.resolve(body),
  gzip: promisify(gzip),
  // Quality 5 costs a few milliseconds; 11 would cost a hundred.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};

/** Rendered pages, exact to the last write: one of an older revision is as good as none. */
export function createPageCache(db: Db) {
  const pages = new LRUCache<string, Page>({
    maxSize: capacity,
    ttl: longest,
    // Twice the plain body is about what it takes up with its compressed forms.
    sizeCalculation: ({ bodies }, address) => 2 * (bodies.get('identity')?.length ?? 0) + address.length + 1000,
  });
  const underWay = new Map<string, Promise<Page>>();

  const get = (address: string) => {
    const page = pages.get(address);
    // The revision is asked of the database: only where it decides.
    if (!page) return undefined;
    return page.revision === db.revision() ? page : undefined;
  };

  return {
    get,
    /** Everyone who asks for the same page of the same revision meanwhile waits for one rendering. */
    async getOrRender(address: string, encoding: Encoding, render: () => Promise<Page>): Promise<Page> {
      const name = `${db.revision()} ${address}`;
      const page = get(address) ?? (await (underWay.get(name) ?? start(name, address, render)));
      const plain = page.bodies.get('identity');
      if (plain && !page.bodies.has(encoding)) page.bodies.set(encoding, await compress[encoding](plain));
      return page;
    },
  };

  function start(name: string, address: string, render: () => Promise<Page>) {
    const rendering = render()
      .then((page) => {
        // A failure is not kept: the next visitor may have more luck.
        if (page.status < 500) pages.set(address, page);
        return page;
      })
      .finally(() => underWay.delete(name));
    underWay.set(name, rendering);
    return rendering;
  }
}
