import { sendEnquiry, sendMessage } from '../testing/admin.ts';
import { ask, sessionCookie, type Site } from '../testing/site.ts';

/** A long text without a blank, the hardest to fit into a box. */
export const long = 'Çokuzunbirkelimeiçindeboşlukyokvehiçbitmiyorişteböyleğüşıöç';

const filled = new WeakMap<Site, Promise<unknown>>();

/** Puts texts without a blank and with many lines into what the admin's screens show, once for each site. */
export async function addLongTexts(site: Site) {
  if (!filled.has(site)) filled.set(site, add(site));
  await filled.get(site);
}

async function add(site: Site) {
  const cookie = await sessionCookie(site);
  const category = { name: long, description: `${long}\n\n${long}` };
  const { createCategory } = await ask<{ createCategory: { id: string } }>(
    site,
    'mutation ($category: CategoryInput!) { createCategory(input: $category) { id } }',
    { category },
    cookie,
  );
  const product = {
    name: long,
    description: `${long}\n`.repeat(20),
    price: 999999999.99,
    categoryId: createCategory.id,
  };
  await ask(site, 'mutation ($product: ProductInput!) { createProduct(input: $product) { id } }', { product }, cookie);
  const values = { id: createCategory.id, category: { ...category, name: `${long} 2` } };
  const keep = 'mutation ($values: PlannedValues!) { keepWaitingValues(values: $values) { category { id } } }';
  await ask(site, keep, { values }, cookie);
  const thing = { entity: 'CATEGORY', id: createCategory.id };
  const link = 'mutation ($thing: PlannedThing!) { createPreviewLink(thing: $thing) { path } }';
  await ask(site, link, { thing }, cookie);
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const plan = `mutation ($name: String!, $things: [PlannedThing!]!, $at: String!) {
    createPlan(input: { name: $name, things: $things, status: HIDDEN, at: $at })
  }`;
  await ask(site, plan, { name: long, things: [thing], at }, cookie);
  await sendMessage(site, long, { name: long, company: long, message: `${long}\n`.repeat(40) });
  await sendEnquiry(site, long);
}
