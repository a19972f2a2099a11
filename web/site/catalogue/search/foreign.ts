import type { ApolloClient } from '@apollo/client';
import { loadedLater } from '../../../components/loadedLater.ts';
import type { ProductSearchQuery } from './searchResults.generated.ts';
import { searchIn } from '../productList/listVariables.ts';

/** Fewer digits are in too many codes to mean something. */
const fewest = 3;

/** Returns the figures by which the trade knows a part: '6204' of 'SKF 6204-2RSH'; undefined where there are none. */
export function coreOf(search: string): string | undefined {
  const figures = search.match(/\d+/g) ?? [];
  const [longest] = figures.toSorted((one, other) => other.length - one.length);
  return longest !== undefined && longest.length >= fewest ? longest : undefined;
}

const load = loadedLater(() => import('../crossReferences/foreignParts.tsx'));

const loaded: { parts?: Awaited<ReturnType<typeof load>>['foreignParts'] } = {};

/** The parts of the page for codes of other makers; undefined before the first search that has found one. */
export const foreign = () => loaded.parts;

/**
 * Loads the script of these parts where a search has found such a code, since few do. With a client it loads own codes with the
 * same figures, too, which are a search of their own.
 */
export async function loadForeign(
  found: ProductSearchQuery | null | undefined,
  params: URLSearchParams,
  client?: ApolloClient,
) {
  if (!found?.products.edges.some(({ matchedBy }) => matchedBy)) return;
  loaded.parts = (await load()).foreignParts;
  const core = coreOf(searchIn(params) ?? '');
  if (core && client) await loaded.parts.loadOthers(client, core);
}
