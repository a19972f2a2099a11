import { expect, test } from 'vitest';
import { planApi, hour, iso, soon, states } from '../../../testing/plans.ts';

test('prices change at their minute and go back again, each once and as one step of the history', async () => {
  const { asAdmin, db, doDue, make, plan, steps, prices } = await planApi();
  for (const [at, price] of [100, 200, null].entries()) await make({ name: `Vana ${at}`, price });
  const at = soon();
  await plan({ which: {}, priceRule: { percent: -15 }, at: iso(at + 30_000), backAt: iso(at + hour) });
  expect(await steps()).toMatchObject([
    { state: 'WAITING', isBack: false, count: 2, what: 'PRICES', percent: -15, otherAt: iso(at + hour) },
    { state: 'WAITING', isBack: true, admin: 'admin@vitrin.example', otherAt: iso(at) },
  ]);
  await doDue(at - 1);
  expect(await prices()).toEqual([100, 200, null]);
  await Promise.all([doDue(at), doDue(at)]);
  expect(await prices()).toEqual([85, 170, null]);
  const revision = db.revision();
  await doDue(at);
  expect(db.revision()).toBe(revision);
  await doDue(at + hour);
  expect(await prices()).toEqual([100, 200, null]);
  expect(states(await steps())).toEqual(['DONE', 'DONE']);
  const { data } = await asAdmin(
    '{ products(first: 1, orderBy: NAME) { nodes { version } } notices { nodes { kind text } } }',
  );
  expect(data.products.nodes).toEqual([{ version: 3 }]);
  expect(data.notices.nodes).toMatchObject([
    { kind: 'PLAN_DONE', text: expect.stringMatching(/^2 things were put back/) },
    { kind: 'PLAN_DONE', text: '2 things were changed as planned.' },
  ]);
});

test('a planned rule changes price ladders, too, and they come back with their prices', async () => {
  const { asAdmin, doDue, make, plan } = await planApi();
  await make({ price: 100, priceBreaks: [{ minimum: 10, price: 90 }] });
  const ladders = async () =>
    (await asAdmin('{ products { nodes { price priceBreaks { minimum price } } } }')).data.products.nodes as unknown;
  const at = soon();
  await plan({ which: {}, priceRule: { percent: -15 }, at: iso(at), backAt: iso(at + hour) });
  await doDue(at);
  expect(await ladders()).toEqual([{ price: 85, priceBreaks: [{ minimum: 10, price: 76.5 }] }]);
  await doDue(at + hour);
  expect(await ladders()).toEqual([{ price: 100, priceBreaks: [{ minimum: 10, price: 90 }] }]);
});

test('what a plan did is undone as one step, and its way back then changes nothing', async () => {
  const { asAdmin, doDue, make, plan, steps, prices } = await planApi();
  for (const price of [100, 200]) await make({ name: `Vana ${price}`, price });
  const at = soon();
  await plan({ which: {}, priceRule: { amount: 5 }, at: iso(at), backAt: iso(at + hour) });
  await doDue(at);
  const [{ undo }] = await steps();
  const Undo =
    'mutation ($entity: HistoryEntity!, $id: ID!, $version: Int!) { undoChange(entity: $entity, id: $id, version: $version) { restored } }';
  expect((await asAdmin(Undo, undo)).data.undoChange).toEqual({ restored: 2 });
  await doDue(at + hour);
  expect(await prices()).toEqual([100, 200]);
  expect(await steps()).toMatchObject([{ state: 'DONE' }, { state: 'DONE', undo: null }]);
});

test('a plan stops whole where somebody has changed one of its values; a person then chooses for each', async () => {
  const { asAdmin, doDue, make, plan, patch, steps, changes, prices } = await planApi();
  const ids = [
    await make({ name: 'Vana 1', price: 100 }),
    await make({ name: 'Vana 2', price: 200 }),
    await make({ name: 'Vana 3', price: 300 }),
  ];
  const at = soon();
  const { data } = await plan({ which: {}, priceRule: { percent: 10 }, at: iso(at), backAt: iso(at + hour) });
  await patch(ids[0], { price: 111 });
  await patch(ids[1], { price: 222 });
  await doDue(at);
  expect(await prices()).toEqual([111, 222, 300]);
  const [stopped, back] = await steps();
  expect([stopped, back]).toMatchObject([
    { state: 'STOPPED', met: 2, undo: null },
    { state: 'PASSED', isBack: true },
  ]);
  expect((await asAdmin('{ notices { nodes { kind } } }')).data.notices.nodes).toEqual([{ kind: 'PLAN_STOPPED' }]);
  const met = await changes(stopped.id, true);
  expect(met).toMatchObject([
    {
      name: 'Vana 1',
      thingId: ids[0],
      fields: [{ before: '₺\u00a0100,00', after: '₺\u00a0110,00', now: '₺\u00a0111,00', isMet: true }],
    },
    { name: 'Vana 2' },
  ]);
  const TakeUp = 'mutation ($id: ID!, $over: [ID!]!) { takeUpPlan(id: $id, over: $over) }';
  await asAdmin(TakeUp, { id: data.createPlan, over: [met[0].id] });
  expect(await prices()).toEqual([110, 222, 330]);
  expect(await steps()).toMatchObject([{ state: 'DONE', count: 2 }, { state: 'WAITING' }]);
  await doDue(at + hour);
  expect(await prices()).toEqual([111, 222, 300]);
  expect((await asAdmin(TakeUp, { id: data.createPlan, over: [] })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a plan that stopped is left as it is', async () => {
  const { asAdmin, doDue, make, plan, patch, steps } = await planApi();
  const id = await make({ price: 100 });
  const at = soon();
  const { data } = await plan({ which: {}, priceRule: { percent: 10 }, at: iso(at) });
  await patch(id, { price: 111 });
  await doDue(at);
  await asAdmin('mutation ($id: ID!) { leavePlan(id: $id) }', { id: data.createPlan });
  expect(states(await steps())).toEqual(['PASSED']);
});

test('a change of another field since is no conflict, and what was deleted leaves the plan', async () => {
  const { asAdmin, doDue, make, plan, patch, prices } = await planApi();
  const id = await make({ price: 100 });
  const gone = await make({ name: 'Giden', price: 50 });
  const at = soon();
  await plan({ which: { ids: [id, gone] }, priceRule: { percent: 10 }, at: iso(at) });
  await patch(id, { brand: 'Yeni' });
  await asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: gone });
  await doDue(at);
  expect(await prices()).toEqual([110]);
});

test('what was drafted is published at its time, and both moments that passed in a downtime leave all as it is', async () => {
  const { asVisitor, doDue, make, plan, steps } = await planApi();
  const seen = async () => (await asVisitor('{ products { totalCount } }')).data.products.totalCount as number;
  const id = await make({ status: 'DRAFT' });
  const at = soon();
  await plan({ which: { ids: [id] }, status: 'PUBLISHED', at: iso(at) });
  expect(await seen()).toBe(0);
  await doDue(at);
  expect(await seen()).toBe(1);
  await plan({ which: { ids: [id] }, status: 'HIDDEN', at: iso(at + hour), backAt: iso(at + 2 * hour) });
  await doDue(at + 3 * hour);
  expect(states(await steps())).toEqual(['DONE', 'PASSED', 'PASSED']);
  expect(await seen()).toBe(1);
});

test('plans follow one another: a later one reckons with what the earlier ones will have made', async () => {
  const { doDue, make, plan, prices } = await planApi();
  await make({ price: 100 });
  const at = soon();
  await plan({ which: {}, priceRule: { percent: 10 }, at: iso(at) });
  await plan({ which: {}, priceRule: { percent: 10 }, at: iso(at + hour) });
  // Both came due while no server ran.
  await doDue(at + 2 * hour);
  expect(await prices()).toEqual([121]);
});

test('a plan that would make another one stop is refused and names it', async () => {
  const { make, plan, steps } = await planApi();
  await make({ price: 100 });
  const at = soon();
  await plan({ name: 'Kasım', which: {}, priceRule: { percent: -15 }, at: iso(at), backAt: iso(at + 2 * hour) });
  const { errors } = await plan({ which: {}, priceRule: { percent: 5 }, at: iso(at + hour) });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringMatching(/“Kasım” changes one of these/),
    extensions: { field: 'at' },
  });
  expect(await steps()).toHaveLength(2);
});

test('a moment that is over, a way back before it, and things that do not change are refused', async () => {
  const { make, plan, steps } = await planApi();
  const id = await make({ price: 100 });
  const refusal = async (input: object) => (await plan({ which: { ids: [id] }, ...input })).errors?.[0]?.extensions;
  const at = iso(soon());
  const code = 'BAD_USER_INPUT';
  expect(await refusal({ status: 'HIDDEN', at: iso(Date.now()) })).toMatchObject({ code, field: 'at' });
  expect(await refusal({ status: 'HIDDEN', at: 'yarın' })).toMatchObject({ code, field: 'at' });
  expect(await refusal({ status: 'HIDDEN', at, backAt: at })).toMatchObject({ code, field: 'backAt' });
  expect(await refusal({ status: 'PUBLISHED', at })).toMatchObject({ code, field: 'which' });
  expect(await refusal({ at })).toMatchObject({ code, field: 'status' });
  expect(await refusal({ status: 'HIDDEN', priceRule: { amount: 1 }, at })).toMatchObject({ code, field: 'status' });
  expect(await refusal({ status: 'HIDDEN', things: [{ entity: 'ATTRIBUTE', id: '1' }], at })).toMatchObject({
    code,
    field: 'things',
  });
  expect(await refusal({ status: 'HIDDEN', things: [{ entity: 'CATEGORY', id: 'yok' }], at })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await refusal({ values: { category: { name: 'Ad' } }, at })).toMatchObject({ code, field: 'values.id' });
  expect(await steps()).toEqual([]);
});

test('a moment that is over happens at once where that is meant, and still goes back', async () => {
  const { doDue, make, plan, prices, steps } = await planApi();
  await make({ price: 100 });
  const back = soon();
  await plan({ which: {}, priceRule: { amount: 5 }, at: iso(Date.now() - hour), pastIsNow: true, backAt: iso(back) });
  expect(await prices()).toEqual([105]);
  expect(states(await steps())).toEqual(['DONE', 'WAITING']);
  await doDue(back);
  expect(await prices()).toEqual([100]);
});

test('a plan is done at once, given other moments, or taken out', async () => {
  const { asAdmin, make, plan, prices, steps } = await planApi();
  const id = await make({ price: 100 });
  const at = soon();
  const given = { which: { ids: [id] }, priceRule: { amount: 5 }, at: iso(at), backAt: iso(at + hour) };
  const { data } = await plan(given);
  await asAdmin('mutation ($id: ID!) { doPlanNow(id: $id) }', { id: data.createPlan });
  expect(await prices()).toEqual([105]);
  const Move =
    'mutation ($id: ID!, $at: String!, $backAt: String) { movePlan(id: $id, name: "Bahar", at: $at, backAt: $backAt) }';
  await asAdmin(Move, { id: data.createPlan, at: iso(at), backAt: iso(at + 2 * hour) });
  expect(await steps()).toMatchObject([
    { state: 'DONE', name: 'Bahar' },
    { state: 'WAITING', isBack: true, at: iso(at + 2 * hour) },
  ]);
  await asAdmin('mutation ($id: ID!) { withdrawPlan(id: $id) }', { id: data.createPlan });
  expect(states(await steps())).toEqual(['DONE']);
  const other = await plan({ ...given, backAt: null });
  await asAdmin('mutation ($id: ID!) { withdrawPlan(id: $id) }', { id: other.data.createPlan });
  expect(states(await steps())).toEqual(['DONE']);
});

test('under a clock that has jumped ahead nothing is done', async () => {
  const { doDue, make, noteTime, plan, prices } = await planApi();
  await make({ price: 100 });
  const at = soon();
  await plan({ which: {}, priceRule: { amount: 5 }, at: iso(at) });
  await noteTime(Date.now());
  await doDue(at + 400 * 24 * hour);
  expect(await prices()).toEqual([100]);
  await doDue(at);
  expect(await prices()).toEqual([105]);
});
