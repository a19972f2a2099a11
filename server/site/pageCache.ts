import { LRUCache } from 'lru-cache';
import { createSharedWork } from '../core/sharedWork.ts';
import { tally } from '../core/tallies.ts';
import type { Db } from '../db/database.ts';
import type { Answered } from './answers.ts';
import { compress } from '../http/compress.ts';
import type { Encoding } from '../http/encoding.ts';

/** A rendered page of one content revision, plain or in the encodings requested so far. */
export type Page = {
  revision: number;
  /** It depends on this beside its answers: the languages in which it is. */
  place: string;
  status: number;
  etag: string;
  /** The headers by which the page differs, where they are more than its encoding. */
  vary?: string;
  redirect?: string;
  bodies: Map<Encoding, Buffer>;
  /** The answers from which it was rendered; undefined when they cannot be compared with later ones. */
  answered: Answered[] | undefined;
  /** Whether it read one visitor's data: it is then not kept, and sent to nobody. */
  isOwn: boolean;
  /** How often it was sent from memory; older uses weigh less and less. */
  timesSent: number;
};

/** Renders a page, unless all who asked for it have left before its turn. */
type Rendering = (left: AbortSignal) => Promise<Page>;

/** Bytes that all kept pages may take up: some fifteen hundred, compressed. */
const capacity = 24 * 1024 * 1024;
/** Bytes for filtered and sorted lists: there are more of them than are read, and they must not push out other pages. */
export const capacityOfParts = 6 * 1024 * 1024;
/** Bytes that a page takes up beside its address and its bodies. */
const besideBodies = 3000;
/** The most milliseconds that a page is kept: it also shows the year, which changes without a revision. */
const longest = 3_600_000;

/** Keeps rendered pages, exact to the last write: a page of an older revision is not used. */
export function createPageCache(db: Db, maxSize = capacity) {
  const pages = new LRUCache<string, Page>({
    maxSize,
    ttl: longest,
    // Without this, the cache sets a timer in each millisecond in which it is read.
    ttlResolution: 60_000,
    sizeCalculation: ({ bodies }, address) =>
      [...bodies.values()].reduce((sum, { length }) => sum + length, address.length + besideBodies),
  });
  const underWay = createSharedWork<Page>();
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
    /**
     * Returns the page with its body in this encoding. Concurrent requests for the same page of the same revision share
     * one rendering.
     */
    async getOrRender(address: string, encoding: Encoding, render: Rendering, asker?: AbortSignal): Promise<Page> {
      const kept = this.get(address);
      if (!kept) tally('pages', 'missed');
      const page = kept ?? (await renderOnce(address, render, asker));
      return encode(address, page, [encoding]);
    },
    /** The addresses of the `most` pages that are sent most often. */
    mostSent(most: number): string[] {
      const known = [...pages.entries()].sort(([, a], [, b]) => b.timesSent - a.timesSent);
      for (const [, page] of known) page.timesSent /= 2;
      return known.slice(0, most).map(([address]) => address);
    },
    /** Renders a kept page of an older revision again, and compresses it into the same encodings. */
    async refresh(address: string, render: Rendering) {
      const earlier = pages.peek(address);
      if (!earlier || isFresh(earlier)) return;
      await encode(address, await renderOnce(address, render), [...earlier.bodies.keys()]);
    },
  };

  /**
   * Returns the page with these encodings. Nearly every browser asks for a compressed page, so of a page that was once
   * compressed only that is kept: the plain one is six times as large, and soon made again.
   */
  async function encode(address: string, page: Page, encodings: Encoding[]): Promise<Page> {
    const bodies = new Map(page.bodies);
    for (const encoding of encodings) await compress(bodies, encoding);
    const compressed = new Map([...bodies].filter(([encoding]) => encoding !== 'identity'));
    const isNew = compressed.size > 0 && (page.bodies.has('identity') || compressed.size > page.bodies.size);
    // Meanwhile another request may have put the page of a later write there.
    if (isNew && pages.peek(address) === page) {
      // A new object, because the cache counts the bytes of one only once.
      pages.set(address, { ...page, bodies: compressed }, { noUpdateTTL: true });
    }
    return { ...page, bodies };
  }

  function renderOnce(address: string, render: Rendering, asker?: AbortSignal) {
    return underWay.ask(`${db.revision()} ${address}`, asker, async (left) => {
      const earlier = pages.peek(address);
      const page = await render(left);
      // A failure is not kept, since the next rendering may succeed. A page that is still true keeps its age.
      if (page.status < 500 && !page.isOwn && page !== earlier) {
        page.timesSent = earlier?.timesSent ?? 0;
        pages.set(address, page);
      }
      return page;
    });
  }
}
