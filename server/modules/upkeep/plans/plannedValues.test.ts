import { expect, test } from 'vitest';
import { hour, iso, planApi, soon, states } from '../../../testing/plans.ts';

const card = (title: string) => ({ title, description: `${title}.`, icon: 'star' });
const about = (heroTitle: string) => ({
  ...{ heroTitle, heroDescription: 'Kim olduğumuz.' },
  ...{ mission: card('Misyon'), vision: card('Vizyon'), values: card('Değer'), team: card('Ekip') },
});

test('texts of the about page change at their time and back again, and what is left out stays', async () => {
  const { asAdmin, asVisitor, doDue, plan, steps } = await planApi();
  await asAdmin('mutation ($input: AboutInput!) { updateAbout(input: $input) { version } }', {
    input: about('Hakkımızda'),
  });
  const title = async () => (await asVisitor('{ about { heroTitle } }')).data.about.heroTitle as string;
  const at = soon();
  await plan({ name: 'Bayram', values: { about: about('İyi bayramlar') }, at: iso(at), backAt: iso(at + hour) });
  expect(await steps()).toMatchObject([{ what: 'VALUES', fields: ['Title'], count: 1 }, {}]);
  await doDue(at);
  expect(await title()).toBe('İyi bayramlar');
  await doDue(at + hour);
  expect(await title()).toBe('Hakkımızda');
});

test('a category, a family and a document are published and hidden with their products', async () => {
  const { asAdmin, asVisitor, doDue, make, plan } = await planApi();
  const category = (await asAdmin('mutation { createCategory(input: { name: "Vanalar", status: DRAFT }) { id } }')).data
    .createCategory.id as string;
  const family = (
    await asAdmin('mutation { createFamily(input: { name: "62 serisi", columns: [], status: HIDDEN }) { id } }')
  ).data.createFamily.id as string;
  const product = await make({ categoryId: category, status: 'DRAFT' });
  const seen = async () => (await asVisitor('{ categories { name } products { totalCount } }')).data;
  const at = soon();
  const things = [
    { entity: 'CATEGORY', id: category },
    { entity: 'FAMILY', id: family },
    { entity: 'PRODUCT', id: product },
  ];
  await plan({ things, status: 'PUBLISHED', at: iso(at), backAt: iso(at + hour) });
  expect(await seen()).toMatchObject({ products: { totalCount: 0 } });
  await doDue(at);
  expect(await seen()).toMatchObject({ categories: [{ name: 'Vanalar' }], products: { totalCount: 1 } });
  await doDue(at + hour);
  expect(await seen()).toMatchObject({ products: { totalCount: 0 } });
});

test('values of a category and the products of a sector are planned, too', async () => {
  const { asAdmin, doDue, make, plan } = await planApi();
  const id = (await asAdmin('mutation { createCategory(input: { name: "Vanalar" }) { id } }')).data.createCategory
    .id as string;
  const product = await make({});
  const at = iso(soon());
  await plan({ values: { id, category: { name: 'Vanalar ve Pompalar' } }, at });
  await plan({ values: { id: 'energy', sector: { productIds: [product] } }, at });
  await doDue(Date.parse(at));
  const { data } = await asAdmin('{ categories { name } sector(id: "energy") { chosenProducts { id } } }');
  expect(data).toEqual({
    categories: [{ name: 'Vanalar ve Pompalar' }],
    sector: { chosenProducts: [{ id: product }] },
  });
});

test('new values are checked when the plan is made, and one that cannot be done stops and says why', async () => {
  const { asAdmin, doDue, plan, steps } = await planApi();
  const add = async (name: string) =>
    (await asAdmin('mutation ($name: String!) { createFamily(input: { name: $name, columns: [] }) { id } }', { name }))
      .data.createFamily.id as string;
  const id = await add('62 serisi');
  await add('63 serisi');
  const at = iso(soon());
  const taken = await plan({ values: { id, family: { name: '63 serisi', columns: [] } }, at });
  expect(taken.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  await plan({ values: { id, family: { name: '64 serisi', columns: [] } }, at });
  await add('64 serisi');
  await doDue(Date.parse(at));
  expect(await steps()).toMatchObject([{ state: 'STOPPED', met: 0, reason: expect.stringMatching(/./) }]);
  expect(states(await steps())).toHaveLength(1);
  expect((await asAdmin('{ families { name } }')).data.families).toContainEqual({ name: '62 serisi' });
});

test('a plan of new values that is sent twice with a key is one plan, and nothing is changed before its time', async () => {
  const { asAdmin, steps } = await planApi();
  const id = (await asAdmin('mutation { createCategory(input: { name: "Vanalar" }) { id } }')).data.createCategory.id;
  const Plan = 'mutation ($input: PlanInput!, $key: ID) { createPlan(input: $input, key: $key) }';
  const input = { name: 'Yeni ad', at: iso(soon()), values: { id, category: { name: 'Pompalar' } } };
  const send = () => asAdmin(Plan, { input, key: 'anahtar-anahtar-anahtar' });
  const first = await send();
  expect(first.errors).toBeUndefined();
  expect((await send()).data).toEqual(first.data);
  expect(await steps()).toHaveLength(1);
  expect((await asAdmin('{ categories { name version } }')).data.categories).toEqual([{ name: 'Vanalar', version: 1 }]);
});
