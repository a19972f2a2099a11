import { useSyncExternalStore } from 'react';
import { parseStored, readStored, writeStored } from '../../../components/browserStorage.ts';

// The products that were compared last are remembered, so that another page can add to them. The address of a
// comparison names its products; this only saves visitors from finding it again.

const key = 'compared';
const none: string[] = [];
let last: { text: string | null; ids: string[] } = { text: null, ids: none };

function idsIn(text: string | null): string[] {
  const stored = parseStored(text);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : none;
}

/** React needs the same array while nothing changes. */
function read() {
  const text = readStored('sessionStorage', key);
  if (text !== last.text) last = { text, ids: idsIn(text) };
  return last.ids;
}

export const rememberIds = (ids: string[]) => void writeStored('sessionStorage', key, JSON.stringify(ids));

const never = () => () => undefined;

/** There are none on the server, and none until hydration is done. */
export const useRememberedIds = () => useSyncExternalStore(never, read, () => none);
