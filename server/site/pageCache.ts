import { LRUCache } from 'lru-cache';
import { tally } from '../core/tallies.ts';
import type { Db } from '../db/database.ts';
import type { Answered } from './answers.ts';
import { compress } from './compress.ts';
import type { Encoding } from './encoding.ts';

/** A page as it is kept: of one content revision, in the encodings asked for so far. */
export type Page = {
  revision: number;
  status: number;
  etag: string;
  redirect?: string;
  bodies: Map<Encoding, Buffer>;
  /** What it was made of; undefined when that cannot be compared with what the API tells later. */
  answered: Answered[] | undefined;
  /** Whether it asked for what one visitor alone may see: it is not kept, and not sent to anyone. */
  isOwn: boolean;
  /** How often it was sent from here; what is long ago weighs less and less. */
  timesSent: number;
};

/** Bytes that all kept pages may take up. */
const capacity = 128 * 1024 * 1024;
/** Of those that show a part of a list: there are more of them than anyone reads, and they must not push out the others. */
export const capacityOfParts = 16 * 1024 * 1024;
/** Milliseconds; a page also shows the year, which no revision announces. */
const longest = 3_600_000;

/** Rendered pages, exact to the last write: one of an older revision is as good as none. */
export function createPageCache(db: Db, maxSize = capacity) {
  const pages = new LRUCache<string, Page>({
    maxSize,
    ttl: longest,
    // Else it sets a timer each millisecond in which it is asked.
    ttlResolution: 60_000,
    // Twice the plain body is about what it takes up with its compressed forms.
    sizeCalculation: ({ bodies }, address) => 2 * (bodies.get('identity')?.length ?? 0) + address.length + 1000,
  });
  const underWay = new Map<string, Promise<Page>>();
  // The revision is asked of the database: only where it decides.
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
    /** Whatever its revision. */
    peek: (address: string) => pages.peek(address),
    /** Everyone who asks for the same page of the same revision meanwhile waits for one rendering. */
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
    /** A kept page of an older revision is rendered and compressed as it was. */
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
      // A failure is not kept: the next visitor may have more luck. One brought up to date grows no younger by it.
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
