import { longestSearch } from '../../../../common/limits.ts';
import { keptOf } from '../../../../common/lists/keptOf.ts';
import { filtersIn, productParts } from '../../../../common/product/productFilters.ts';
import { badInput } from '../../../core/errors.ts';
import { readChoice, type Choice } from './products.choice.ts';

/** This many ids fit into an address. */
const mostIds = 1000;

/**
 * Reads the products that the address of a download names: `ids` and `except` joined by commas, and the filters of the
 * admin's list by the same names as in its address. `others` are further parts of the address. Throws `BAD_USER_INPUT`.
 */
export function readAddress(query: URLSearchParams, others: string[] = []): Choice {
  const list = (name: string) => query.get(name)?.split(',').filter(Boolean);
  const chosen = { ids: list('ids'), except: list('except') };
  for (const [name, ids] of Object.entries(chosen))
    if (ids && ids.length > mostIds) throw badInput(name, `At most ${mostIds} products can be chosen one by one.`);
  const filters = new URLSearchParams([...query].filter(([name]) => !(name in chosen) && !others.includes(name)));
  const [unknown] = keptOf(filters, productParts).dropped;
  if (unknown !== undefined) throw badInput(unknown, `The list has no filter ${unknown} with this value.`);
  const { search, ...read } = filtersIn(filters);
  return readChoice({ ...chosen, ...read, search: search?.slice(0, longestSearch) });
}
