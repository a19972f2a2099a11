import { expect } from 'vitest';
import { createDice } from './dice.ts';
import { openWays, type FieldName, type Way } from './waysToWrite.ts';

const Undo = `mutation ($id: ID!, $version: Int!) {
  undoChange(entity: PRODUCT, id: $id, version: $version) { restored } }`;
const BulkOfTwo = `mutation ($ids: [ID!], $changes: ProductChanges!) {
  changeProducts(which: { ids: $ids }, changes: $changes) { undo { id version } } }`;

const Discard = 'mutation ($id: ID!) { discardWaiting(id: $id) { id } }';

const picture = (n: number) => ({ url: `https://ornek.com.tr/${n}.png`, alt: null });
const code = { maker: 'Duyar', code: 'D 50', relation: 'SIMILAR', note: null, source: null, checkedAt: null };

/** Returns the values that a field may get, with the ids of all products and that of the one. */
const valuesOf = (all: string[], id: string): Record<FieldName, readonly [unknown, ...unknown[]]> => {
  const [first = '', second = ''] = all.filter((one) => one !== id);
  return {
    name: ['Vana', 'Küresel Vana', 'Sürgülü Vana'],
    description: ['DN50', 'Pirinç gövde'],
    categoryId: [null, 'vanalar'],
    price: [null, 100, 285.5],
    priceBreaks: [[], [{ minimum: 50, price: 90 }]],
    // Beside a list price, another price alone is refused, and the price follows it.
    listPrice: [null, { amount: 285.5, currency: 'TRY', includesVat: true }, null],
    listBreaks: [[], [{ minimum: 50, price: 90 }]],
    vatRate: [null, 10],
    salesUnit: [null, 'BOX'],
    priceQuantity: [null, 10],
    minimumQuantity: [null, 20],
    leadDays: [null, 12],
    manufacturerCode: [null, 'KV 50'],
    imageAlt: [null, 'Bir vana'],
    imageCaption: [null, 'Önden'],
    featured: [true, false],
    brand: [null, 'Ayvaz'],
    image: [null, 'https://ornek.com.tr/vana.png'],
    morePictures: [[], [picture(1)], [picture(2), picture(1)]],
    stockCode: [null, `A-${id}`, `B ${id}`],
    gtin: [null, '4006381333931'],
    availability: [null, 'IN_STOCK', 'DISCONTINUED'],
    successorId: [null, first, second],
    kindId: [null, 'vana'],
    familyId: [null, 'seri'],
    specs: [[], [{ attributeId: 'boy', values: ['50 mm'] }], [{ attributeId: 'boy', values: ['80 mm'] }]],
    documentIds: [[], ['katalog']],
    crossReferences: [[], [code]],
    togetherIds: [[], [first], [second, first]],
    status: ['PUBLISHED', 'HIDDEN'],
  };
};

type Point = { id: string; version: number };

/**
 * Changes four products in random ways, some into the bin and back, some several at once, and undoes all of it in random order: a change that
 * was overwritten waits until that one is undone. It must end with what it began, in the rows and beside them.
 */
export async function walkOfChanges(steps: number, seed: number) {
  const site = await openWays();
  const dice = createDice(seed);
  const ids: string[] = [];
  while (ids.length < 4) ids.push(await site.add({ name: `Vana ${ids.length}` }));
  const states = async () => {
    const shown = [];
    for (const id of ids) shown.push(await site.whole(id));
    return shown;
  };
  const beginning = await states();
  const ways = Object.keys(site.ways) as [Way, ...Way[]];
  const points: Point[] = [];
  let refused = 0;

  async function isNamed(id: string) {
    for (const other of ids) {
      const { successorId, togetherIds } = await site.stored(other);
      if (successorId === id || togetherIds.includes(id)) return true;
    }
    return false;
  }

  async function step(id: string) {
    const values = valuesOf(ids, id);
    const field = dice.one(Object.keys(values) as [FieldName, ...FieldName[]]);
    const value = dice.one(values[field] ?? [null]);
    const before = await site.whole(id);
    // Products that name a deleted one lose it without a version of their own, by which that could be undone apart.
    if (dice.happens(0.08) && !(await isNamed(id))) {
      await site.asAdmin('mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }', { ids: [id] });
      await site.asAdmin('mutation ($ids: [ID!]!) { undoDeletion(entity: PRODUCT, ids: $ids) }', { ids: [id] });
      expect(await site.whole(id)).toEqual(before);
      return 'undone';
    }
    if (dice.happens(0.1)) {
      // A second undo of a change of several would take back those alone that the first has left.
      const all = await states();
      const changes = { brand: dice.one(['Ayvaz', 'Duyar']), price: dice.one([100, 120]) };
      const { data } = await site.asAdmin(BulkOfTwo, { ids: ids.slice(0, 2), changes });
      if (data?.changeProducts.undo) await site.asAdmin(Undo, { ...data.changeProducts.undo });
      expect(await states()).toEqual(all);
      return 'undone';
    }
    const way = dice.one(ways);
    const refusal = await site.ways[way]({ id, field, value });
    if (refusal) refused++;
    if (refusal) expect(await site.whole(id)).toEqual(before);
    if (way !== 'waiting') return 'saved';
    // A published change waits again after an undo, even where the product itself has been changed since; one that cannot be
    // published goes on waiting. Both count as versions.
    if (!refusal) await site.asAdmin(Undo, { id, version: (await site.stored(id)).version });
    await site.asAdmin(Discard, { id });
    expect(await site.whole(id)).toEqual(before);
    return 'undone';
  }

  async function versions() {
    const now: number[] = [];
    for (const id of ids) now.push((await site.stored(id)).version);
    return now;
  }

  for (let done = 0; done < steps; done++) {
    const before = await versions();
    const outcome = await step(ids[dice.upTo(ids.length - 1)] ?? '');
    const after = await versions();
    if (outcome === 'undone') continue;
    for (const [place, id] of ids.entries())
      for (let version = (before[place] ?? 0) + 1; version <= (after[place] ?? 0); version++)
        points.push({ id, version });
  }
  const made = points.length;
  for (let restored = -1; restored !== 0 && points.length > 0;) {
    restored = 0;
    for (let left = points.length; left > 0; left--) {
      const [point] = points.splice(dice.upTo(left - 1), 1);
      const { data } = await site.asAdmin(Undo, { ...point });
      const isDone = (data?.undoChange.restored ?? 0) > 0;
      if (isDone) restored++;
      // It goes to the end, behind those that this round has yet to choose.
      else if (point) points.push(point);
    }
  }
  expect(await states()).toEqual(beginning);
  return { made, refused };
}
