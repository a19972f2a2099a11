import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import type { PageRequest } from '../../../db/page.ts';
import { type Reader, type SaidNotices, noticePage } from '../../people/notices/notices.store.ts';
import { kindsFor, sayNotices } from './sayNotices.ts';

/** Returns the person as the reader of notices. Throws `UNAUTHENTICATED`. */
export function readerOf(context: Pick<Context, 'admin'>): Reader {
  const admin = requireAdmin(context);
  return { admin, kinds: kindsFor(admin), now: Date.now() };
}

/** Returns the notices that the person is shown, in words. Throws `BadCursor`. */
export async function noticesOf(context: Context, request: PageRequest): Promise<SaidNotices> {
  const reader = readerOf(context);
  const page = await noticePage(context.db, reader, request);
  const said = await sayNotices(
    context.db,
    page.edges.map(({ node }) => node),
    requireAdmin(context).language,
  );
  const edges = page.edges.flatMap(({ cursor, node }) => {
    const words = said.get(node.seq);
    return words ? [{ cursor, node: { ...node, ...words } }] : [];
  });
  return { ...page, edges };
}
