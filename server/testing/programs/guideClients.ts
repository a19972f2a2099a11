import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../openTestApi.ts';
import { serveTestSite } from '../serveTestSite.ts';

/** The guide for programs, whose code the tests run. */
export const api = readFileSync('docs/api.md', 'utf8');

/** Loads code of the guide as a reader's program would have it. */
export async function loaded<Exports>(code: string): Promise<Exports> {
  const file = join(await temporaryFolder(), 'guide.mjs');
  await writeFile(file, code);
  return (await import(file)) as Exports;
}

/** An operation that reads much of the schema, unions and connections among it. */
export const Wide = `query Wide($after: String) {
  products(first: 1, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { cursor node {
      id name category { id name } kind { id attributes { required attribute { id unit { symbol } } } section }
      pictures { url alt } documents { id file { url name } }
      specs { text attribute { id name unit { symbol code } } values { __typename ... on NumberValue { number unit { symbol } } } }
    } }
    facets { total specs { attribute { id } choices { value count } range { low high } } }
  }
}`;

/** Serves a site with two products that the operation above finds. */
export async function withProducts() {
  const site = await serveTestSite();
  const bore = (
    await site.asAdmin('mutation { createAttribute(input: { name: "İç çap", kind: NUMBER, unit: "mm" }) { id } }')
  ).data.createAttribute.id;
  await site.asAdmin(
    'mutation ($bore: ID!) { createProductKind(input: { name: "Rulman", attributes: [{ attributeId: $bore }] }) { id } }',
    { bore },
  );
  for (const value of ['20', '25'])
    await site.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
      input: {
        ...{ name: `Rulman ${value}`, description: 'x', kindId: 'rulman' },
        specs: [{ attributeId: bore, values: [value] }],
      },
    });
  return site;
}
