import { expect, test } from 'vitest';
import { openSpecApi } from '../../../testing/specs.ts';
import { countNightly } from './countNightly.ts';

const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id completeness { percent } } }';
const Kind = 'mutation ($id: ID!, $input: ProductKindInput!) { updateProductKind(id: $id, input: $input) { id } }';

async function catalogue() {
  const { api, addAttribute, addKind } = await openSpecApi();
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const kind = { name: 'Rulman', attributes: [{ attributeId: bore, required: true }] };
  const kindId = await addKind(kind);
  const ask = async (operation: string, variables: object = {}) => {
    const { data, errors } = await api.asAdmin(operation, { ...variables });
    expect(errors).toBeUndefined();
    return data;
  };
  const add = async (input: object) =>
    (await ask(Create, { input: { name: 'Rulman', description: 'Kısa', ...input } })).createProduct as {
      id: string;
      completeness: { percent: number };
    };
  const count = async (check: string) =>
    ((await ask('{ health { findings { check count } } }')).health.findings as { check: string; count: number }[]).find(
      (finding) => finding.check === check,
    )?.count;
  return { ...api, ask, add, count, bore, kind, kindId };
}

test('a kind says how much each part counts, for products that are there and for those that come', async () => {
  const { ask, add, kind, kindId } = await catalogue();
  const { id, completeness } = await add({ kindId, price: 5 });
  expect(completeness).toEqual({ percent: 20 });
  const weights = { specs: 1, picture: 0, code: 0, description: 0, price: 3 };
  await ask(Kind, { id: kindId, input: { ...kind, weights } });
  const percent = async () =>
    (await ask('query ($id: ID!) { product(id: $id) { completeness { percent } } }', { id })).product.completeness;
  expect(await percent()).toEqual({ percent: 75 });
  expect((await add({ kindId })).completeness).toEqual({ percent: 0 });
  // A save of the kind that leaves the weights out keeps them.
  await ask(Kind, { id: kindId, input: kind });
  expect(await percent()).toEqual({ percent: 75 });
  await ask(Kind, { id: kindId, input: { ...kind, weights: { ...weights, specs: 0, price: 0 } } });
  expect(await percent()).toEqual({ percent: 100 });
});

test('a value far from the others of its kind is found at night, and counts no longer once it is put right', async () => {
  const { ask, add, count, db, bore, kindId } = await catalogue();
  const typed = (value: string) => [{ attributeId: bore, values: [value] }];
  for (let at = 0; at < 15; at++) await add({ kindId, name: `Rulman ${at}`, specs: typed(String(20 + at)) });
  const { id } = await add({ kindId, name: 'Yanlış', specs: typed('20000') });
  expect(await count('SPEC_RANGE')).toBe(0);
  await countNightly(db);
  expect(await count('SPEC_RANGE')).toBe(1);
  const { products } = await ask('{ products(work: { check: SPEC_RANGE }) { nodes { name } } }');
  expect(products.nodes).toEqual([{ name: 'Yanlış' }]);
  const Faults =
    'query ($check: HealthCheck!, $ids: [ID!]!) { specFaults(check: $check, ids: $ids) { productId text } }';
  expect((await ask(Faults, { check: 'SPEC_RANGE', ids: [id] })).specFaults).toEqual([
    { productId: id, text: 'İç çap 20.000 mm, usually 20 to 34 mm' },
  ]);
  const { id: lacks } = await add({ kindId });
  expect((await ask(Faults, { check: 'LACKS_SPECS', ids: [id, lacks] })).specFaults).toEqual([
    { productId: lacks, text: 'İç çap is missing' },
  ]);
  const Change = 'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }';
  await ask(Change, { id, changes: { specs: typed('25') } });
  expect(await count('SPEC_RANGE')).toBe(0);
});

test('a redirect to what is gone or hidden leads nowhere', async () => {
  const { ask, add, count } = await catalogue();
  const { id } = await add({});
  await ask('mutation ($to: String!) { addRedirect(input: { from: "/eski", to: $to }) { from } }', {
    to: `/products/${id}`,
  });
  await ask('mutation { addRedirect(input: { from: "/eski2", to: "/about" }) { from } }');
  expect(await count('DEAD_LINK')).toBe(0);
  await ask('mutation ($id: ID!) { patchProduct(id: $id, changes: { status: HIDDEN }) { id } }', { id });
  expect(await count('DEAD_LINK')).toBe(1);
  await ask('mutation ($id: ID!) { patchProduct(id: $id, changes: { status: PUBLISHED }) { id } }', { id });
  expect(await count('DEAD_LINK')).toBe(0);
});

test('doubles are counted as their list shows them', async () => {
  const { ask, add, count } = await catalogue();
  const maker = { brand: 'SKF', manufacturerCode: '6204' };
  const [one, other] = [await add(maker), await add({ ...maker, name: 'Başka' })];
  expect(await count('DOUBLE')).toBe(1);
  const Settle =
    'mutation ($one: ID!, $other: ID!, $areTwo: Boolean!) { settleDouble(oneId: $one, otherId: $other, areTwo: $areTwo) }';
  await ask(Settle, { one: one.id, other: other.id, areTwo: true });
  expect(await count('DOUBLE')).toBe(0);
  await ask(Settle, { one: one.id, other: other.id, areTwo: false });
  expect(await count('DOUBLE')).toBe(1);
});
