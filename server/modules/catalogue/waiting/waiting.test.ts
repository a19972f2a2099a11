import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';

const waiting =
  'waiting { fields conflicts changedBy product { name price specs { attribute { name } values { ... on TextValue { typed } } } } }';
const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id version } }';
const Keep = `mutation ($id: ID!, $input: ProductChanges!, $version: Int) {
  keepWaiting(id: $id, input: $input, version: $version) { version price ${waiting} }
}`;
const Publish = `mutation ($id: ID!, $input: ProductChanges, $version: Int) {
  publishWaiting(id: $id, input: $input, version: $version) { name price description version ${waiting} }
}`;
const Discard = `mutation ($id: ID!, $version: Int) { discardWaiting(id: $id, version: $version) { price ${waiting} } }`;
const Patch = 'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { version } }';
const Read = `query ($id: ID!) { product(id: $id) { name price description version ${waiting} } }`;

type Answer = {
  data: Record<string, never>;
  errors?: { message: string; extensions: { code: string; field?: string } }[];
};

async function open() {
  const api = await openTestApi();
  const run = async (operation: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = (await api.asAdmin(operation, variables)) as Answer;
    return { done: Object.values(data ?? {})[0] as Record<string, never> | undefined, error: errors?.[0] };
  };
  const create = async (input: object = {}) => {
    const whole = { name: 'Rulman 6204', description: 'Bilyalı', price: 285, ...input };
    return (await run(Create, { input: whole })).done as unknown as { id: string; version: number };
  };
  return { ...api, run, create };
}

test('changes wait until they are published: visitors see what is on the site, and an admin both', async () => {
  const { asVisitor, run, create, db } = await open();
  const { id, version } = await create();
  const { done } = await run(Keep, { id, input: { price: 318, name: 'Rulman 6204' }, version });
  expect(done).toMatchObject({
    version: version + 1,
    price: 285,
    waiting: { fields: ['price'], conflicts: [], product: { name: 'Rulman 6204', price: 318 } },
  });
  expect((await asVisitor('query ($id: ID!) { product(id: $id) { price } }', { id })).data.product).toEqual({
    price: 285,
  });
  const asked = await asVisitor(`query ($id: ID!) { product(id: $id) { ${waiting} } }`, { id });
  expect(asked.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const revision = db.revision();
  expect((await run(Publish, { id })).done).toMatchObject({ price: 318, waiting: null });
  expect(db.revision()).toBe(revision + 1);
  expect((await asVisitor('query ($id: ID!) { product(id: $id) { price } }', { id })).data.product).toEqual({
    price: 318,
  });
  expect((await run(Publish, { id })).error?.extensions.code).toBe('NOT_FOUND');
});

test('what waits grows by each save, and what equals the site again no longer waits', async () => {
  const { run, create } = await open();
  const { id } = await create();
  await run(Keep, { id, input: { price: 318 } });
  expect((await run(Keep, { id, input: { name: 'Rulman' } })).done).toMatchObject({
    waiting: { fields: ['name', 'price'] },
  });
  expect((await run(Keep, { id, input: { price: 285 } })).done).toMatchObject({ waiting: { fields: ['name'] } });
  expect((await run(Keep, { id, input: { name: 'Rulman 6204' } })).done).toMatchObject({ waiting: null });
  await run(Keep, { id, input: { price: null } });
  await run(Patch, { id, changes: { price: null } });
  expect((await run(Read, { id })).done).toMatchObject({ waiting: null });
});

test('a direct save of another field is joined, and one of the same field stops the publishing', async () => {
  const { run, create } = await open();
  const { id } = await create();
  await run(Keep, { id, input: { price: 318, name: 'Rulman' } });
  await run(Patch, { id, changes: { description: 'Kapaklı' } });
  await run(Patch, { id, changes: { price: 299 } });
  const { done } = await run(Read, { id });
  expect(done).toMatchObject({ price: 299, waiting: { fields: ['name', 'price'], conflicts: ['price'] } });
  const refused = await run(Publish, { id });
  expect(refused.error).toMatchObject({ extensions: { code: 'CONFLICT' } });
  expect(refused.error?.message).toContain('Price');
  expect((await run(Read, { id })).done).toEqual(done);
  const { version } = done as unknown as { version: number };
  const seen = { id, input: { price: 318, name: 'Rulman' }, version };
  expect((await run(Publish, { ...seen, version: version - 1 })).error?.extensions.code).toBe('CONFLICT');
  const { done: published } = await run(Publish, seen);
  expect(published).toMatchObject({ price: 318, name: 'Rulman', description: 'Kapaklı', waiting: null });
});

test('specs are joined by attribute', async () => {
  const { run, create } = await open();
  const attribute = async (name: string) =>
    (await run(`mutation { createAttribute(input: { name: "${name}", kind: TEXT }) { id } }`)).done as unknown as {
      id: string;
    };
  const [seal, cage] = [await attribute('Kapak'), await attribute('Kafes')];
  const specs = (one: string, other: string) => [
    { attributeId: seal.id, values: [one] },
    { attributeId: cage.id, values: [other] },
  ];
  const { id } = await create({ specs: specs('2RS', 'çelik') });
  await run(Keep, { id, input: { specs: specs('ZZ', 'çelik') } });
  await run(Patch, { id, changes: { specs: specs('2RS', 'pirinç') } });
  const { done } = await run(Read, { id });
  expect(done).toMatchObject({ waiting: { fields: ['specs'], conflicts: [] } });
  const texts = (answer: unknown) =>
    (answer as { waiting: { product: { specs: { values: { typed: string }[] }[] } } }).waiting.product.specs.map(
      ({ values }) => values[0]?.typed,
    );
  expect(texts(done).sort()).toEqual(['ZZ', 'pirinç']);
  await run(Patch, { id, changes: { specs: specs('NR', 'pirinç') } });
  expect((await run(Read, { id })).done).toMatchObject({ waiting: { conflicts: ['specs'] } });
});

test('a form that began before somebody else kept changes is refused, and so is one of a draft', async () => {
  const { run, create } = await open();
  const { id, version } = await create();
  await run(Keep, { id, input: { price: 318 }, version });
  expect((await run(Keep, { id, input: { price: 300 }, version })).error?.extensions.code).toBe('CONFLICT');
  const save =
    'mutation ($id: ID!, $version: Int) { patchProduct(id: $id, changes: { price: 1 }, version: $version) { id } }';
  expect((await run(save, { id, version })).error?.extensions.code).toBe('CONFLICT');
  const draft = await create({ status: 'DRAFT' });
  expect((await run(Keep, { id: draft.id, input: { price: 1 } })).error?.extensions.code).toBe('CONFLICT');
  const blank = await run(Keep, { id, input: { name: '' } });
  expect(blank.error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'name' });
  expect((await run(Keep, { id: 'yok', input: { price: 1 } })).error?.extensions.code).toBe('NOT_FOUND');
  const hiding = await run(Keep, { id, input: { price: 300, status: 'HIDDEN' } });
  expect(hiding.error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'status' });
  expect((await run(Keep, { id, input: { price: 300, status: 'PUBLISHED' } })).done).toMatchObject({
    waiting: { fields: ['price'] },
  });
});

test('a value that no longer fits is refused when it is published, and nothing is done', async () => {
  const { run, create } = await open();
  const { id } = await create();
  await run(Keep, { id, input: { price: 318, stockCode: '6204-2RS' } });
  await create({ name: 'Vana', stockCode: '62042RS' });
  const { error } = await run(Publish, { id });
  expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'stockCode' });
  expect((await run(Read, { id })).done).toMatchObject({ price: 285, waiting: { fields: ['price', 'stockCode'] } });
});

test('discarded changes are in the bin, and come back; the history has each step', async () => {
  const { run, create } = await open();
  const { id } = await create();
  await run(Keep, { id, input: { price: 318 } });
  await run(Keep, { id, input: { price: 320 } });
  expect((await run(Discard, { id })).done).toMatchObject({ price: 285, waiting: null });
  const history =
    'query ($id: ID!) { history(entity: WAITING, id: $id) { nodes { action fields { label before after } } } }';
  const { done } = await run(history, { id });
  expect((done as unknown as { nodes: object[] }).nodes).toMatchObject([
    { action: 'DELETED' },
    { action: 'CHANGED', fields: [{ before: '₺\u00a0318,00', after: '₺\u00a0320,00' }] },
    { action: 'CREATED' },
  ]);
  await run('mutation ($ids: [ID!]!) { undoDeletion(entity: WAITING, ids: $ids) }', { ids: [id] });
  expect((await run(Read, { id })).done).toMatchObject({ waiting: { fields: ['price'], product: { price: 320 } } });
});

test('a publishing can be undone, and the changes wait again', async () => {
  const { run, create } = await open();
  const { id } = await create();
  await run(Keep, { id, input: { price: 318 } });
  const { version } = (await run(Publish, { id })).done as unknown as { version: number };
  const undo =
    'mutation ($id: ID!, $version: Int!) { undoChange(entity: PRODUCT, id: $id, version: $version) { keptCount } }';
  expect((await run(undo, { id, version })).error).toBeUndefined();
  expect((await run(Read, { id })).done).toMatchObject({ price: 285, waiting: { product: { price: 318 } } });
});

test('the list of products narrows to those with changes that wait', async () => {
  const { asVisitor, run, create } = await open();
  const { id } = await create();
  await create({ name: 'Vana' });
  await run(Keep, { id, input: { price: 318 } });
  const list = (waiting: boolean) => `{ products(work: { waiting: ${waiting} }) { nodes { name } totalCount } }`;
  expect((await run(list(true))).done).toEqual({ nodes: [{ name: 'Rulman 6204' }], totalCount: 1 });
  expect((await run(list(false))).done).toEqual({ nodes: [{ name: 'Vana' }], totalCount: 1 });
  expect((await asVisitor(list(true))).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
