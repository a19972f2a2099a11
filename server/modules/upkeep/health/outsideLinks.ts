import { and, asc, gt, like, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { outsideLinks } from '../../../db/tables/healthTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { answers } from '../../../http/answers.ts';
import { existing, part } from './existing.ts';

/** An address is asked once in so many milliseconds: a week, less the time by which one night differs from another. */
const askedAgainAfterMs = 7 * 86_400_000 - 3_600_000;
/** So many addresses are known, and so many asked in a night. */
const mostKnown = 5000;
const mostAsked = 500;
const atOnce = 4;
/** Products of one statement. */
const size = 500;
const longest = 1000;

type Link = typeof outsideLinks.$inferSelect;
type Asking = {
  /** Our own pages are looked at in another way. */
  ownHost: string;
  now: number;
  /** These hosts may be within the own network. */
  trusted?: readonly string[];
};

/** Asks those addresses of other sites in products that were not asked within a week. */
export async function askOutsideLinks(db: Db, { ownHost, now, trusted }: Asking) {
  const found = await linksOf(db, ownHost);
  const before = await db.select().from(outsideLinks);
  if (found.length + before.length === 0) return;
  const known = new Map(before.map(({ address, askedAt, failures }) => [address, { askedAt, failures }]));
  const due = [...new Set(found.map(({ address }) => address))]
    .filter((address) => (known.get(address)?.askedAt ?? 0) <= now - askedAgainAfterMs)
    .slice(0, mostAsked);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let address = due.pop(); address !== undefined; address = due.pop()) {
        const isThere = await answers(new URL(address), trusted);
        const failures = isThere === false ? (known.get(address)?.failures ?? 0) + 1 : 0;
        known.set(address, { askedAt: now, failures });
      }
    }),
  );
  const rows = found.map((link): Link => ({ ...link, ...(known.get(link.address) ?? { askedAt: null, failures: 0 }) }));
  await db.write(async (tx) => replace(tx, rows), { raisesRevision: false });
}

/** Products may have been deleted since they were looked at. */
async function replace(tx: Tx, rows: Link[]) {
  await tx.delete(outsideLinks);
  const there = await existing(tx, rows);
  for (let at = 0; at < there.length; at += part) await tx.insert(outsideLinks).values(there.slice(at, at + part));
}

/** Returns the addresses of other sites in all products, each once for a product. */
async function linksOf(db: Tx, ownHost: string) {
  const links: Pick<Link, 'productSeq' | 'address'>[] = [];
  for (let after = 0; links.length < mostKnown;) {
    const rows = await db
      .select({ seq: products.seq, description: products.description, image: products.image })
      .from(products)
      .where(
        and(gt(products.seq, after), or(like(products.description, '%http%://%'), like(products.image, 'http%://%'))),
      )
      .orderBy(asc(products.seq))
      .limit(size);
    for (const { seq, description, image } of rows)
      for (const address of addressesIn(`${description}\n${image ?? ''}`, ownHost))
        links.push({ productSeq: seq, address });
    const last = rows.at(-1);
    if (!last || rows.length < size) break;
    after = last.seq;
  }
  return links.slice(0, mostKnown);
}

/** Returns the addresses of other sites in a text, without the signs that end a sentence. */
export function addressesIn(text: string, ownHost: string): string[] {
  const found = text.match(/\bhttps?:\/\/[^\s<>"'“”‘’«»]+/g) ?? [];
  const whole = found.map((address) => address.replace(/(?<![.,;:!?)\]}…])[.,;:!?)\]}…]+$/, ''));
  return [...new Set(whole)].filter((address) => {
    const url = address.length <= longest ? URL.parse(address) : null;
    return url !== null && url.hostname !== ownHost && url.username === '';
  });
}
