import { getOperationAST, parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { openTestApi } from '../testing/openTestApi.ts';
import { compiled } from './compiled.ts';
import { createSchema } from './schema.ts';

const schema = createSchema();

/** What became of an operation that was asked often. */
async function functionOf(text: string) {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('There is no operation.');
  for (let asked = 0; asked < 50; asked++) compiled({ schema, document, operation });
  // It is compiled meanwhile.
  await import('graphql-jit');
  await new Promise(setImmediate);
  return compiled({ schema, document, operation });
}

test('an operation that is asked often becomes a function', async () => {
  const list = 'query ($after: String) { products(first: 3, after: $after) { nodes { id category { name } } } }';
  await vi.waitFor(async () => expect(await functionOf(list)).toBeDefined());
});

test.each([
  ['a text of its own', '{ product(id: "1") { id } }'],
  ['a text in a list', 'query ($n: Int) { productsWithIds(ids: ["1"]) { id } products(first: $n) { nodes { id } } }'],
  ['a text that a variable has by itself', 'query ($id: ID = "1") { product(id: $id) { id } }'],
  ['an object', '{ products(filter: { price: { min: 1 } }) { nodes { id } } }'],
  ['a name that means something to JavaScript', '{ __proto__: categories { id } }'],
  ['a question about the schema', '{ __schema { types { name } } }'],
  ['a field for admins', '{ messages { totalCount } }'],
  ['a field whose answer hangs on who asks', '{ quoteList { rows { quantity } } }'],
  ['a mutation', 'mutation { signOut }'],
])('%s is left to graphql-js', async (_, text) => {
  expect(await functionOf(text)).toBeUndefined();
});

test('a text that the compiler would take for code is none', async () => {
  const { asVisitor } = await openTestApi();
  const code = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d(globalThis.ran = true)';
  for (let asked = 0; asked < 30; asked++) await asVisitor(`{ product(id: "${code}") { id } }`);
  expect(globalThis).not.toHaveProperty('ran');
});
