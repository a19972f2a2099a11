import { DomainError } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { addressKey, pathOf } from '../../pages/redirects/address.ts';
import { checkRedirect } from '../../pages/redirects/redirects.check.ts';
import { findRedirect, putRedirect, removeRedirect } from '../../pages/redirects/redirects.store.ts';
import type { Line } from './reading/line.ts';

/** The address that a product had in another shop. */
export type OldAddress = { id: string; line: Line; address: string };
type Redirect = { from: string; to: string };

/**
 * Leads the old addresses of products to their pages, and returns the redirects that are new. An address that cannot be led is noted
 * at its row.
 */
export async function addRedirects(tx: Tx, old: OldAddress[], now: number): Promise<Redirect[]> {
  const added: Redirect[] = [];
  const taken = new Set<string>();
  for (const { id, line, address } of old) {
    const leave = (why: string) => void line.shaped?.left.push({ heading: 'Address', value: address, why });
    const path = pathOf(/^[a-z]+:|^\//i.test(address) ? address : `/${address}`);
    const to = `/products/${id}`;
    // The variants of a product had one page, which leads to the first of them.
    if (path !== undefined && taken.has(addressKey(path))) continue;
    if (path === undefined || path.length > longest || path === '/') {
      leave('It is no address of a page.');
      continue;
    }
    taken.add(addressKey(path));
    // A page that had the same address here needs none.
    if (addressKey(path) === addressKey(to) || (await findRedirect(tx, path))?.to === to) continue;
    const known = await findRedirect(tx, path);
    if (known) {
      leave(`It leads to ${known.to} already.`);
      continue;
    }
    try {
      const { from } = await checkRedirect(tx, { from: path, to });
      await putRedirect(tx, from, to, now);
      added.push({ from, to });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      leave(error.message);
    }
  }
  return added;
}

const longest = 2000;

/** Takes the redirects of an import back, unless somebody has let them lead elsewhere since. */
export async function takeRedirectsBack(tx: Tx, redirects: Redirect[]) {
  for (const { from, to } of redirects) if ((await findRedirect(tx, from))?.to === to) await removeRedirect(tx, from);
}
