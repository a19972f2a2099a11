import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { planned } from '../../../testing/waiting.ts';

const thing = `category { name description version } family { name } document { title }
  sector { chosenProducts { name } } about { heroTitle }`;
const waiting = `waiting { fields conflicts changedBy ${thing} }`;
const all = `category { name description version ${waiting} } family { name ${waiting} } document { title ${waiting} }
  sector { chosenProducts { name } ${waiting} } about { heroTitle ${waiting} } product { price }`;
const Keep = `mutation ($values: PlannedValues!, $version: Int) {
  keepWaitingValues(values: $values, version: $version) { ${all} }
}`;
const Publish = `mutation ($thing: PlannedThing!, $values: PlannedValues, $version: Int) {
  publishWaitingValues(thing: $thing, values: $values, version: $version) { ${all} }
}`;
const Discard = `mutation ($thing: PlannedThing!) { discardWaitingValues(thing: $thing) { ${all} } }`;
const Change = 'mutation ($id: ID!, $input: CategoryInput!) { updateCategory(id: $id, input: $input) { version } }';

async function open<Api extends Awaited<ReturnType<typeof openTestApi>>>(given?: Api) {
  const api = given ?? (await openTestApi());
  const run = async (operation: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await api.asAdmin(operation, variables);
    return { done: Object.values(data ?? {})[0], error: errors?.[0] as { message: string; extensions: object } };
  };
  const category = async (input: object = {}) => {
    const create = 'mutation ($input: CategoryInput!) { createCategory(input: $input) { id } }';
    return ((await run(create, { input: { name: 'Vanalar', ...input } })).done as { id: string }).id;
  };
  const seen = async (id: string) =>
    (await api.asVisitor('query ($id: ID!) { category(id: $id) { name description } }', { id })).data.category;
  return { ...api, run, category, seen };
}

test('changes of a category wait until they are published: visitors see the site, and an admin both', async () => {
  const { asVisitor, run, category, seen } = await open();
  const id = await category({ description: 'Küresel' });
  const values = { id, category: { name: 'Vana', description: 'Küresel' } };
  const { done } = await run(Keep, { values, version: 1 });
  expect(done).toMatchObject({
    category: {
      name: 'Vanalar',
      version: 2,
      waiting: { fields: ['name'], conflicts: [], category: { name: 'Vana', description: 'Küresel' } },
    },
    family: null,
  });
  expect(await seen(id)).toEqual({ name: 'Vanalar', description: 'Küresel' });
  const asked = await asVisitor(`query ($id: ID!) { category(id: $id) { ${waiting} } }`, { id });
  expect(asked.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await run(Publish, { thing: { entity: 'CATEGORY', id } })).done).toMatchObject({
    category: { name: 'Vana', waiting: null },
  });
  expect(await seen(id)).toEqual({ name: 'Vana', description: 'Küresel' });
  const again = await run(Publish, { thing: { entity: 'CATEGORY', id } });
  expect(again.error.extensions).toMatchObject({ code: 'NOT_FOUND' });
});

test('families, documents, sectors and the about page wait, too', async () => {
  const site = await serveTestSite();
  const api = await open(site);
  for (const { entity, id, values, before, after } of await planned(site)) {
    const { done, error } = await api.run(Keep, { values });
    expect(error, entity).toBeUndefined();
    const word = entity.toLowerCase();
    expect(done, entity).toMatchObject({ [word]: { ...before, waiting: { [word]: after } } });
    const published = await api.run(Publish, { thing: { entity, id } });
    expect(published.done, entity).toMatchObject({ [word]: { ...after, waiting: null } });
  }
});

test('another field that was saved meanwhile is joined, and the same one stops the publishing until both were seen', async () => {
  const { run, category } = await open();
  const id = await category({ description: 'Küresel' });
  const thing = { entity: 'CATEGORY', id };
  await run(Keep, { values: { id, category: { name: 'Vana', description: 'Yeni' } } });
  await run(Change, { id, input: { name: 'Vanalar', description: 'Sürgülü' } });
  const read = `query ($id: ID!) { category(id: $id) { ${waiting} version } }`;
  const { done } = await run(read, { id });
  expect(done).toMatchObject({ waiting: { fields: ['name', 'description'], conflicts: ['description'] } });
  const refused = await run(Publish, { thing });
  expect(refused.error.extensions).toMatchObject({ code: 'CONFLICT' });
  expect(refused.error.message).toContain('Description');
  const { version } = done as { version: number };
  const values = { id, category: { name: 'Vana', description: 'İkisi' } };
  expect((await run(Publish, { thing, values, version: version - 1 })).error.extensions).toMatchObject({
    code: 'CONFLICT',
  });
  const { done: published } = await run(Publish, { thing, values, version });
  expect(published).toMatchObject({ category: { name: 'Vana', description: 'İkisi', waiting: null } });
});

test('what equals the site does not wait, and drafts, states, bad values and other kinds are refused', async () => {
  const { run, category } = await open();
  const id = await category();
  const keep = (input: object) => run(Keep, { values: { id, category: input } });
  expect((await keep({ name: 'Vanalar' })).done).toMatchObject({ category: { waiting: null } });
  await keep({ name: 'Vana' });
  expect((await keep({ name: 'Vanalar' })).done).toMatchObject({ category: { waiting: null } });
  const hiding = await keep({ name: 'Vana', status: 'HIDDEN' });
  expect(hiding.error.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'status' });
  expect((await keep({ name: '' })).error.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  const draft = await category({ name: 'Gizli', status: 'DRAFT' });
  const kept = await run(Keep, { values: { id: draft, category: { name: 'Açık' } } });
  expect(kept.error.extensions).toMatchObject({ code: 'CONFLICT' });
  const gone = await run(Keep, { values: { id: 'yok', category: { name: 'Açık' } } });
  expect(gone.error.extensions).toMatchObject({ code: 'NOT_FOUND' });
  const kind = await run(Publish, { thing: { entity: 'KIND', id } });
  expect(kind.error.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('discarded changes are in the bin and come back, with their history', async () => {
  const { run, category } = await open();
  const id = await category();
  await run(Keep, { values: { id, category: { name: 'Vana' } } });
  expect((await run(Discard, { thing: { entity: 'CATEGORY', id } })).done).toMatchObject({
    category: { waiting: null },
  });
  const name = `category:${id}`;
  const history = `query ($id: ID!) {
    history(entity: WAITING_VALUES, id: $id) { nodes { action fields { label before after } } }
  }`;
  expect((await run(history, { id: name })).done).toMatchObject({
    nodes: [{ action: 'DELETED' }, { action: 'CREATED' }],
  });
  await run('mutation ($ids: [ID!]!) { undoDeletion(entity: WAITING_VALUES, ids: $ids) }', { ids: [name] });
  const { done } = await run(`query ($id: ID!) { category(id: $id) { ${waiting} } }`, { id });
  expect(done).toMatchObject({ waiting: { category: { name: 'Vana' } } });
});

test('what waits of a category and of a product becomes a plan, and waits no longer', async () => {
  const { run, category, asAdmin } = await open();
  const id = await category();
  const create = 'mutation { createProduct(input: { name: "Vana", description: "DN50", price: 285 }) { id } }';
  const product = ((await run(create)).done as { id: string }).id;
  const plan = `mutation ($values: PlannedValues!) {
    createPlan(input: { name: "Yayın", values: $values, ofWaiting: true, at: "2020-01-01T00:00:00Z", pastIsNow: true })
  }`;
  for (const values of [
    { id, category: { name: 'Vana' } },
    { id: product, product: { price: 318 } },
  ]) {
    expect((await run(Keep, { values })).error).toBeUndefined();
    expect((await run(plan, { values })).error).toBeUndefined();
  }
  const { data } = await asAdmin(
    'query ($id: ID!, $product: ID!) { category(id: $id) { name waiting { id } } product(id: $product) { price waiting { fields } } }',
    { id, product },
  );
  expect(data).toEqual({ category: { name: 'Vana', waiting: null }, product: { price: 318, waiting: null } });
});
