import { badInput } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { findCategory } from '../../catalogue/references/categories.store.ts';
import { findProduct } from '../../catalogue/products/products.store.ts';
import { addressKey, isTaken, pageOf, pathOf } from './address.ts';
import { findRedirect, redirectsTo } from './redirects.store.ts';

type Entered = { from: string; to: string };

const notPath = 'Enter a path that begins with /, such as /urunler/rulman.html';
const notHere = 'Enter the path of a page of this site, such as /products/1738669741160';

/**
 * Returns both paths in their stored form. Throws `BAD_USER_INPUT` for a redirect that would form a circle or a chain, or
 * that would lead to no page.
 */
export async function checkRedirect(tx: Tx, entered: Entered): Promise<Entered> {
  const from = pathOf(entered.from);
  const to = entered.to.trim().startsWith('/') ? pathOf(entered.to) : undefined;
  if (from === undefined) throw badInput('from', notPath);
  if (to === undefined) throw badInput('to', notHere);
  if (isTaken(from)) throw badInput('from', 'This address belongs to files and programs of the site.');
  if (addressKey(from) === addressKey(to)) throw badInput('to', 'The address would lead to itself.');
  const next = await findRedirect(tx, to);
  if (next && addressKey(next.to) === addressKey(from))
    throw badInput('to', `That address leads back to this one: visitors would go in a circle.`);
  if (next) throw badInput('to', `That address moved, too: enter where it leads, ${next.to}.`);
  const before = await redirectsTo(tx, from);
  if (before) throw badInput('from', `${before.from} leads to this address. Let it lead to the new one first.`);
  if (await isPage(tx, from)) throw badInput('from', 'There is a page at this address.');
  if (!(await isPage(tx, to))) throw badInput('to', 'There is no page at this address.');
  return { from, to };
}

/** Tells whether a path leads to a page of this site. */
export async function isPage(tx: Tx, path: string) {
  const page = pageOf(path);
  if (page?.kind === 'products') return (await findProduct(tx, page.id)) !== null;
  if (page?.kind === 'categories') return (await findCategory(tx, page.id)) !== null;
  return page !== undefined;
}
