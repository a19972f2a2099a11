import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { doDue } from './doPlans.ts';

const hour = 3_600_000;
const soon = () => Math.ceil((Date.now() + hour) / 60_000) * 60_000;
const iso = (time: number) => new Date(time).toISOString();

async function open() {
  const api = await openTestApi();
  const make = async (input: object) =>
    (
      await api.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
        input: { name: 'Vana', description: 'DN50', ...input },
      })
    ).data.createProduct.id as string;
  const plan = (input: object) =>
    api.asAdmin('mutation ($input: PlanInput!) { createPlan(input: $input) }', {
      input: { name: 'Kampanya', ...input },
    });
  const steps = async () =>
    (
      await api.asAdmin(
        `{ planSteps(from: "2020-01-01T00:00:00Z", to: "2999-01-01T00:00:00Z") { state isBack count met what admin } }`,
      )
    ).data.planSteps as { state: string; isBack: boolean; count: number; met: number }[];
  const prices = async () =>
    (
      (await api.asAdmin('{ products(orderBy: NAME) { nodes { price } } }')).data.products.nodes as { price: number }[]
    ).map(({ price }) => price);
  return { ...api, make, plan, steps, prices };
}

const states = (steps: { state: string }[]) => steps.map(({ state }) => state);

test('prices change at their minute and go back again, each once and as one step of the history', async () => {
  const { asAdmin, db, make, plan, steps, prices } = await open();
  for (const [at, price] of [100, 200, null].entries()) await make({ name: `Vana ${at}`, price });
  const at = soon();
  await plan({ which: {}, priceRule: { percent: -15 }, at: iso(at + 30_000), backAt: iso(at + hour) });
  expect(await steps()).toMatchObject([
    { state: 'WAITING', isBack: false, count: 2, what: 'PRICES', admin: 'admin@vitrin.example' },
    { state: 'WAITING', isBack: true },
  ]);
  await doDue(db, at - 1);
  expect(await prices()).toEqual([100, 200, null]);
  await Promise.all([doDue(db, at), doDue(db, at)]);
  expect(await prices()).toEqual([85, 170, null]);
  const revision = db.revision();
  await doDue(db, at);
  expect(db.revision()).toBe(revision);
  await doDue(db, at + hour);
  expect(await prices()).toEqual([100, 200, null]);
  expect(states(await steps())).toEqual(['DONE', 'DONE']);
  const { data } = await asAdmin('{ products(first: 1, orderBy: NAME) { nodes { version } } }');
  expect(data.products.nodes).toEqual([{ version: 3 }]);
});

test('a plan stops whole where somebody has changed one of its values, and says so by a notice', async () => {
  const { asAdmin, db, make, plan, steps, prices } = await open();
  const first = await make({ name: 'Vana 1', price: 100 });
  await make({ name: 'Vana 2', price: 200 });
  const at = soon();
  await plan({ which: {}, priceRule: { percent: 10 }, at: iso(at), backAt: iso(at + hour) });
  const Patch = 'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }';
  await asAdmin(Patch, { id: first, changes: { price: 111 } });
  await doDue(db, at);
  expect(await prices()).toEqual([111, 200]);
  expect(await steps()).toMatchObject([
    { state: 'STOPPED', met: 1 },
    { state: 'PASSED', isBack: true },
  ]);
  const { data } = await asAdmin('{ notices { nodes { kind text } } }');
  expect(data.notices.nodes).toMatchObject([{ kind: 'PLAN_STOPPED' }]);
});

test('a change of another field since is no conflict', async () => {
  const { asAdmin, db, make, plan, prices } = await open();
  const id = await make({ price: 100 });
  const at = soon();
  await plan({ which: { ids: [id] }, priceRule: { percent: 10 }, at: iso(at) });
  await asAdmin('mutation ($id: ID!) { patchProduct(id: $id, changes: { brand: "Yeni" }) { id } }', { id });
  await doDue(db, at);
  expect(await prices()).toEqual([110]);
});

test('what was drafted is published at its time, and both moments that passed in a downtime leave all as it is', async () => {
  const { asVisitor, db, make, plan, steps } = await open();
  const seen = async () => (await asVisitor('{ products { totalCount } }')).data.products.totalCount as number;
  const id = await make({ status: 'DRAFT' });
  const at = soon();
  await plan({ which: { ids: [id] }, status: 'PUBLISHED', at: iso(at) });
  expect(await seen()).toBe(0);
  await doDue(db, at);
  expect(await seen()).toBe(1);
  await plan({ which: { ids: [id] }, status: 'HIDDEN', at: iso(at + hour), backAt: iso(at + 2 * hour) });
  const revision = db.revision();
  await doDue(db, at + 3 * hour);
  expect(states(await steps())).toEqual(['DONE', 'PASSED', 'PASSED']);
  expect([await seen(), db.revision() > revision]).toEqual([1, true]);
});

test('a moment that is over, a way back before it, and products that do not change are refused', async () => {
  const { make, plan, steps } = await open();
  const id = await make({ price: 100 });
  const codeOf = async (input: object) => (await plan({ which: { ids: [id] }, ...input })).errors?.[0]?.extensions;
  const at = soon();
  expect(await codeOf({ status: 'HIDDEN', at: iso(Date.now()) })).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'at',
  });
  expect(await codeOf({ status: 'HIDDEN', at: 'yarın' })).toMatchObject({ field: 'at' });
  expect(await codeOf({ status: 'HIDDEN', at: iso(at), backAt: iso(at) })).toMatchObject({ field: 'backAt' });
  expect(await codeOf({ status: 'PUBLISHED', at: iso(at) })).toMatchObject({ field: 'which' });
  expect(await codeOf({ at: iso(at) })).toMatchObject({ field: 'status' });
  expect(await steps()).toEqual([]);
});

test('a plan is done at once, or taken out', async () => {
  const { asAdmin, make, plan, prices, steps } = await open();
  const id = await make({ price: 100 });
  const at = soon();
  const given = { which: { ids: [id] }, priceRule: { amount: 5 }, at: iso(at), backAt: iso(at + hour) };
  const { data } = await plan(given);
  await asAdmin('mutation ($id: ID!) { doPlanNow(id: $id) }', { id: data.createPlan });
  expect(await prices()).toEqual([105]);
  await asAdmin('mutation ($id: ID!) { withdrawPlan(id: $id) }', { id: data.createPlan });
  expect(states(await steps())).toEqual(['DONE']);
  const other = await plan({ ...given, backAt: null });
  await asAdmin('mutation ($id: ID!) { withdrawPlan(id: $id) }', { id: other.data.createPlan });
  expect(states(await steps())).toEqual(['DONE']);
});
