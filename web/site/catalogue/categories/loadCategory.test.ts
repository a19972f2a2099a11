import { expect, test } from 'vitest';
import { categoryVariables } from '../productList/listVariables.ts';
import { lacksProducts } from './loadCategory.ts';

type Found = Parameters<typeof lacksProducts>[1];

/** Makes the answer for a list of products of these kinds, with sheets or without, and with some products. */
function listOf(total: number, kinds: number[], more: { sheets?: object[]; nodes?: object[] } = {}): Found {
  const counted = kinds.map((count, at) => ({ kind: { id: String(at) }, count }));
  const facets = { total, kinds: counted, sheets: more.sheets ?? [{}] };
  return { products: { totalCount: total, nodes: more.nodes ?? [], facets } } as unknown as Found;
}

test.each([
  ['of a long list in sheets its products are not needed', '', listOf(182, [58, 15]), false],
  ['a long list without sizes is shown as cards', '', listOf(31, [5, 5]), true],
  ['a list that has no sheets is shown as cards', '', listOf(182, [58], { sheets: [] }), true],
  ['below the sheet of one kind stands its table', '', listOf(58, [58]), true],
  ['an empty list has none', '', listOf(0, []), false],
  ['what is there is enough', 'view=cards', listOf(31, [5, 5], { nodes: [{}] }), false],
])('%s', (_, search, found, lacks) => {
  expect(lacksProducts(new URLSearchParams(search), found)).toBe(lacks);
});

test.each([
  ['', 24],
  ['order=price', 24],
  ['view=sheets', 0],
  ['view=cards', null],
  ['view=table', null],
  ['kind=rulman', null],
  ['after=abc', null],
])('so many products of a list are read at most with: %s', (search, most) => {
  expect(categoryVariables('güç', new URLSearchParams(search)).mostCards).toBe(most);
});
