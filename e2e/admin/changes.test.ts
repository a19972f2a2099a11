import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { faults } from '../testing/axe.ts';
import { askAs, bearing } from '../testing/admin.ts';
import { resize, scrollable } from '../testing/geometry.ts';
import { notice } from '../testing/moments.ts';
import { goBack, goTo, reload } from '../testing/settled.ts';
import type { Site } from '../testing/site.ts';
import { test } from '../testing/test.ts';

type Named = { id: string; name: string; price: number; version: number };

const Patch = 'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }';

/** The products with a price, as admins read them. */
const priced = async (admin: Page) =>
  (
    await askAs<{ products: { nodes: Named[] } }>(
      admin,
      '{ products(priced: true, discontinued: false, orderBy: NAME, first: 12) { nodes { id name price version } } }',
    )
  ).data.products.nodes;

/** The API does all that these tests ask of it. */
async function done<Data>(admin: Page, query: string, variables: object): Promise<Data> {
  const { data, errors } = await askAs<Data>(admin, query, variables);
  expect(errors).toBe(undefined);
  return data;
}

/** A program changes a product with a key that an admin has made for it. */
async function program(admin: Page, site: Site, id: string, changes: object) {
  const made = await done<{ makeKey: { secret: string } }>(
    admin,
    'mutation ($input: KeyInput!) { makeKey(input: $input) { secret } }',
    { input: { name: 'Logo ERP', scopes: ['WRITE_PRODUCTS', 'READ_DRAFTS'] } },
  );
  const reply = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${made.makeKey.secret}` },
    body: JSON.stringify({ query: Patch, variables: { id, changes } }),
  });
  expect(await reply.json()).toMatchObject({ data: { patchProduct: { id } } });
}

/** A plan raises prices of products by that much, at once. */
async function plan(admin: Page, ids: string[], percent: number) {
  const input = { name: 'Bahar fiyatları', which: { ids, count: ids.length }, priceRule: { percent } };
  const { createPlan } = await done<{ createPlan: string }>(
    admin,
    'mutation ($input: PlanInput!) { createPlan(input: $input, confirmJumps: true) }',
    { input: { ...input, at: '2999-01-01T06:00:00Z' } },
  );
  await done(admin, 'mutation ($id: ID!) { doPlanNow(id: $id) }', { id: createPlan });
}

/** The line of a step, by the beginning of its words. */
const stepOf = (admin: Page, says: string) =>
  admin
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${says.replaceAll(/[()[\].+*?]/g, String.raw`\$&`)}`) })
    .first();

/** Undoes a step from its line, and waits until the line says so. Resolves to the notice. */
async function undo(admin: Page, step: Locator, says: RegExp) {
  await step.getByRole('button', { name: /^Undo/ }).click();
  await admin.getByRole('dialog', { name: 'Undo this step?' }).getByRole('button', { name: 'Undo' }).click();
  await notice(admin, says);
  await step.getByText(/^Undone by Çiğdem Işık/).waitFor();
}

test('deeds of a person, a plan and a program are found by who, kind and day, and undone from their lines', async ({
  openAdmin,
  site,
}) => {
  const admin = await openAdmin('/admin/today', { viewport: { width: 1280, height: 800 } });
  await done(admin, 'mutation { updateOwnAccount(input: { name: "Çiğdem Işık" }) { id } }', {});
  const before = await priced(admin);
  const [first, second, third, other] = before.filter(({ id }) => id !== bearing.id) as [Named, Named, Named, Named];
  const ids = [first, second, third].map(({ id }) => id);
  await plan(admin, ids, 10);
  await program(admin, site, other.id, { leadDays: 21 });
  await done(admin, Patch, { id: bearing.id, changes: { leadDays: 9 } });
  // Somebody changes one price after the plan, and the undo leaves that one alone.
  await done(admin, Patch, { id: third.id, changes: { price: Math.round(third.price * 1.2) } });

  await reload(admin);
  await admin.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Changes' }).click();
  const who = admin.getByLabel('Done by');
  const kind = admin.getByLabel('Kind of change');
  await stepOf(admin, 'Plan “Bahar fiyatları”: 3 products').waitFor();

  // By the kind: the plan alone.
  await kind.selectOption({ label: 'Scheduled' });
  await admin.getByText('1 step', { exact: true }).waitFor();
  const planned = stepOf(admin, 'Plan “Bahar fiyatları”: 3 products');
  await undo(admin, planned, /except for one thing/);
  const left = planned.getByRole('list', { name: 'Stayed as it was:' });
  await left.getByText('changed since: Price with KDV').waitFor();
  expect(await faults(admin)).toEqual([]);
  const after = new Map((await priced(admin)).map(({ id, price }) => [id, price]));
  expect([first, second, third].map(({ id }) => after.get(id))).toEqual([
    first.price,
    second.price,
    Math.round(third.price * 1.2),
  ]);
  // The product that was left leads to its form, and back leads to the same filter.
  await left.getByRole('link', { name: third.name }).click();
  await admin.getByRole('dialog', { name: /^Edit/ }).waitFor();
  await goBack(admin);
  await planned.getByText(/^Undone by/).waitFor();
  expect(await kind.inputValue()).toBe('PLAN');

  // By the program, whose name a line filters by, too.
  await admin.getByRole('button', { name: 'Show all' }).click();
  await stepOf(admin, `“${other.name}”`).getByRole('button', { name: 'Only what Logo ERP (key) did' }).click();
  await admin.getByText('1 step', { exact: true }).waitFor();
  await undo(admin, stepOf(admin, `“${other.name}”`), /The step was undone/);

  // By the person, and by the day.
  await who.selectOption({ label: 'Çiğdem Işık' });
  await undo(admin, stepOf(admin, `“${bearing.name}”`), /The step was undone/);
  const [today, tomorrow] = [0, 86_400_000].map((later) =>
    new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Istanbul' }).format(Date.now() + later),
  );
  await admin.getByLabel('From day').fill(tomorrow ?? '');
  await admin.getByText('No changes match these filters').waitFor();
  await admin.getByLabel('From day').fill(today ?? '');
  await stepOf(admin, 'Undid').waitFor();
  const Days = `{ one: product(id: "${bearing.id}") { leadDays } other: product(id: "${other.id}") { leadDays } }`;
  type Days = Record<'one' | 'other', { leadDays: number | null }>;
  const days = await done<Days>(admin, Days, {});
  expect([days.one.leadDays, days.other.leadDays]).not.toEqual(expect.arrayContaining([9]));
  expect([days.one.leadDays, days.other.leadDays]).not.toEqual(expect.arrayContaining([21]));

  // An undo is undone from its own line, and the step holds again.
  await kind.selectOption({ label: 'Undone' });
  await undo(admin, stepOf(admin, 'Undid “Plan “Bahar fiyatları”: 3 products”'), /The step was undone/);
  await goTo(admin, '/admin/changes?kind=PLAN');
  await planned.getByRole('button', { name: /^Undo/ }).waitFor();
  for (const width of [390, 820, 1280, 1920]) {
    await resize(admin, { width, height: 800 });
    expect((await scrollable(admin)).x, `Changes at ${width}`).toBe(0);
  }
}, 180_000);
