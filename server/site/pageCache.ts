import { LRUCache } from 'lru-cache';
import { tally } from '../core/tallies.ts';
import type { Db } from '../db/database.ts';
import type { Answered } from './answers.ts';
import { compress } from '../http/compress.ts';
import type { Encoding } from '../http/encoding.ts';

/** A rendered page of one content revision, in the encodings requested so far. */
export type Page = {
  revision: number;
  status: number;
  etag: string;
  redirect?: string;
  bodies: Map<Encoding, Buffer>;
  /** The answers from which it was rendered; undefined when they cannot be compared with later ones. */
  answered: Answered[] | undefined;
  /** Whether it read one visitor's data: it is then not kept, and sent to nobody. */
  isOwn: boolean;
  /** How often it was sent from memory; older uses weigh less and less. */
  timesSent: number;
};

/** Bytes that all kept pages may take up. */
const capacity = 112 * 1024 * 1024;
/** Bytes for filtered and sorted lists: there are more of them than are read, and they must not push out other pages. */
export const capacityOfParts = 16 * 1024 * 1024;
/** The most milliseconds that a page is kept: it also shows the year, which changes without a revision. */
const longest = 3_600_000;

/** Keeps rendered pages, exact to the last write: a page of an older revision is not used. */
export function createPageCache(db: Db, maxSize = capacity) {
  const pages = new LRUCache<string, Page>({
    maxSize,
    ttl: longest,
    // Without this, the cache sets a timer in each millisecond in which it is read.
    ttlResolution: 60_000,
    // A page with its compressed forms takes up about twice its plain body.
    sizeCalculation: ({ bodies }, address) => 2 * (bodies.get('identity')?.length ?? 0) + address.length + 1000,
  });
  const underWay = new Map<string, Promise<Page>>();
  // The revision is read from the database, so only when there is a page to compare it with.
  const isFresh = (page: Page) => page.revision === db.revision();

  return {
    get(address: string) {
      const page = pages.get(address);
      if (!page || !isFresh(page)) return undefined;
      page.timesSent++;
      tally('pages', 'found');
      return page;
    },
    figures: () => ({ entries: pages.size, bytes: pages.calculatedSize }),
    /** The kept page of any revision. */
    peek: (address: string) => pages.peek(address),
    /** Concurrent requests for the same page of the same revision share one rendering. */
    async getOrRender(address: string, encoding: Encoding, render: () => Promise<Page>): Promise<Page> {
      const kept = this.get(address);
      if (!kept) tally('pages', 'missed');
      const page = kept ?? (await renderOnce(address, render));
      await compress(page.bodies, encoding);
      return page;
    },
    /** The addresses of the `most` pages that are sent most often. */
    mostSent(most: number): string[] {
      const known = [...pages.entries()].sort(([, a], [, b]) => b.timesSent - a.timesSent);
      for (const [, page] of known) page.timesSent /= 2;
      return known.slice(0, most).map(([address]) => address);
    },
    /** Renders a kept page of an older revision again, and compresses it into the same encodings. */
    async refresh(address: string, render: () => Promise<Page>) {
      const earlier = pages.peek(address);
      if (!earlier || isFresh(earlier)) return;
      const page = await renderOnce(address, render);
      for (const encoding of earlier.bodies.keys()) await compress(page.bodies, encoding);
    },
  };

  function renderOnce(address: string, render: () => Promise<Page>) {
    const name = `${db.revision()} ${address}`;
    const rendering = underWay.get(name) ?? start(name, address, render);
    underWay.set(name, rendering);
    return rendering;
  }

  async function start(name: string, address: string, render: () => Promise<Page>) {
    try {
      const earlier = pages.peek(address);
      const page = await render();
      // A failure is not kept, since the next rendering may succeed. A page that is still true keeps its age.
      if (page.status < 500 && !page.isOwn && page !== earlier) {
        page.timesSent = earlier?.timesSent ?? 0;
        pages.set(address, page);
      }
      return page;
    } finally {
      underWay.delete(name);
    }
  }
}
