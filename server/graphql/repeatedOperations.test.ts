import { expect, test } from 'vitest';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { perOperation } from '../limits/budget.ts';

const List = `query ($first: Int, $after: String) {
  products(first: $first, after: $after) { nodes { id name price category { name } } pageInfo { endCursor } }
}`;

/** A site with products, and a client of it; `n` makes each question different. */
async function siteAsked() {
  const site = await serveTestSite();
  for (const name of ['Vana', 'Şamandıra', 'Çek Vana', 'İğne Vana'])
    await site.asAdmin(`mutation { createProduct(input: { name: "${name}", description: "DN50", price: 5 }) { id } }`);
  let n = 0;
  const ask = async (variables: object, headers = {}) => {
    const body = JSON.stringify({ query: List, variables: { ...variables, n: n++ } });
    const reply = await fetch(`${site.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const { date: _, 'x-request-id': id, ...sent } = Object.fromEntries(reply.headers);
    expect(id).toBeTruthy();
    return { status: reply.status, headers: sent, text: await reply.text() };
  };
  /** Asks the same operation so often that everything cached about it is in use. */
  const askOften = async () => {
    for (let asked = 0; asked < 30; asked++) await ask({ first: 1 });
  };
  return { ...site, ask, askOften };
}

const questions = [
  { first: 2 },
  { first: 0 },
  {},
  { first: 101 },
  { first: 2, after: 'no cursor' },
  { first: 'two' },
  { first: null },
];

test('the thirtieth answer to an operation equals the first, including errors and headers', async () => {
  const { ask, askOften } = await siteAsked();
  const answers = async () => {
    const given = [];
    for (const variables of questions)
      for (const accept of ['*/*', 'application/json', 'application/graphql-response+json'])
        given.push(await ask(variables, { accept }));
    return given;
  };
  const first = await answers();
  await askOften();
  expect(await answers()).toEqual(first);
  expect(first.map(({ status }) => status)).toContain(400);
});

test('a write shows in the very next answer, however often the operation was asked before', async () => {
  const { ask, askOften, asAdmin } = await siteAsked();
  await askOften();
  for (let n = 0; n < 5; n++) {
    await asAdmin(`mutation { createProduct(input: { name: "Vana ${n} İş", description: "DN50" }) { id } }`);
    expect((await ask({ first: 1 })).text).toContain(`Vana ${n} İş`);
  }
});

test('an operation is charged once, also when it ends in an error', async () => {
  const { ask, askOften, limits } = await siteAsked();
  await askOften();
  const charges: number[] = [];
  const { beforeOperation } = limits;
  limits.beforeOperation = async (address, cost) => {
    charges.push(cost);
    return beforeOperation(address, cost);
  };
  await ask({ first: 2 });
  await ask({ first: 2, after: 'no cursor' });
  expect(charges).toHaveLength(2);
  expect(charges.every((cost) => cost > 0 && cost < perOperation.cost)).toBe(true);
});
