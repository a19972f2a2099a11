import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readStored, writeStored } from '../../../components/browserStorage.ts';

// Lengths may be shown in inches beside millimetres. The address says so, or this browser remembers it.

/** `?birim=inc` shows both units. */
export const units = { name: 'birim', both: 'inc' } as const;

const key = 'units';

/** Tells whether the address asks for both units. A list loads the second one only then. */
export const showsBoth = (params: URLSearchParams) => params.get(units.name) === units.both;

/** Tells whether the visitor chose both units last. */
export const likesBoth = () => readStored('localStorage', key) === units.both;

/** Remembers the choice in this browser, for the next product. The link that is pressed renders the page again. */
export const rememberUnits = (both: boolean) => void writeStored('localStorage', key, both ? units.both : null);

const never = () => () => undefined;

/** Returns whether lengths are shown in both units. Pages from the server know the address alone. */
export function useBothUnits() {
  const [params] = useSearchParams();
  const likes = useSyncExternalStore(never, likesBoth, () => false);
  return showsBoth(params) || likes;
}
