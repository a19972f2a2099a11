import { readStored, writeStored } from '../../../components/browserStorage.ts';
import { shownPath } from '../../paths.ts';
import { likesBoth, units } from '../switches/otherUnits.ts';
import { inView, searchOf, viewIn, withValues, type View } from './listAddress.ts';

const key = 'list-view';

export const rememberView = (view: View) => void writeStored('localStorage', key, view === 'sheets' ? null : view);

/** Sheets are what a long list begins with, so that they need not be remembered. */
const chosen: View[] = ['cards', 'table'];

const listOf = (pathname: string, search: string) => `${pathname}?${new URLSearchParams(search).get('q') ?? ''}`;

/**
 * Returns the address of another list in the view that the visitor chose last; undefined where the address has that
 * view already. Within a list, and on the way back, the address alone decides, as on the server, whose pages are the
 * same for all visitors.
 */
export function inRememberedView(address: URL): string | undefined {
  if (
    typeof window === 'undefined' ||
    listOf(shownPath(), window.location.search) === listOf(address.pathname, address.search)
  )
    return undefined;
  const params = address.searchParams;
  const stored = readStored('localStorage', key);
  const view = viewIn(params) === undefined ? chosen.find((one) => stored === one) : undefined;
  const both = !params.has(units.name) && likesBoth();
  if (!view && !both) return undefined;
  const liked = { ...(view && inView(view)), ...(both && { [units.name]: [units.both] }) };
  return address.pathname + searchOf(withValues(params, liked));
}
