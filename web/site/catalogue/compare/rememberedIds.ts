import { useSyncExternalStore } from 'react';
import { logError } from '../../../components/logError.ts';

// The products that were compared last, so that another page can add to them. The address of the comparison says
// everything by itself: this only saves visitors from finding it again.

const key = 'compared';
const none: string[] = [];
let last: { text: string | null; ids: string[] } = { text: null, ids: none };

function readStorage() {
  try {
    return sessionStorage.getItem(key);
  } catch (error) {
    // A browser that keeps nothing.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function idsIn(text: string): string[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : none;
  } catch (error) {
    logError(error);
    return none;
  }
}

/** The same array while nothing changes, as React wants it. */
function read() {
  const text = readStorage();
  if (text !== last.text) last = { text, ids: text === null ? none : idsIn(text) };
  return last.ids;
}

export function rememberIds(ids: string[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify(ids));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

const never = () => () => undefined;

/** None on the server, and until the page is taken over. */
export const useRememberedIds = () => useSyncExternalStore(never, read, () => none);
