import { readStored, writeStored } from '../../../components/browserStorage.ts';
import { searchOf, viewIn, views, withValues, type View } from './listAddress.ts';

const key = 'list-view';

export const rememberView = (view: View) =>
  void writeStored('localStorage', key, view === 'cards' ? null : views[view]);

const listOf = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pathname}?${new URLSearchParams(search).get('q') ?? ''}`;

/**
 * On the way to another list, the same in the form in which the visitor last wanted to see one; undefined where that is
 * the form it has. Within a list, and on the way back, the address alone decides, as it does on the server: its pages are
 * the same for everyone.
 */
export function inRememberedView(address: URL): string | undefined {
  if (typeof window === 'undefined' || listOf(window.location) === listOf(address)) return undefined;
  const params = address.searchParams;
  if (viewIn(params) === 'table' || readStored('localStorage', key) !== views.table) return undefined;
  return address.pathname + searchOf(withValues(params, { gorunum: [views.table] }));
}
