import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { openUcpSite, wrongRequests } from '../../server/testing/programs/ucpSite.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { uri: URL.canParse, 'date-time': true } });
for (const schema of JSON.parse(readFileSync('proof/clients/ucp/schemas.json', 'utf8')) as { $id: string }[])
  ajv.addSchema(schema);

/** Returns what the protocol's own schema finds wrong with an answer. */
function faults(reference: string, answer: unknown) {
  const check = ajv.getSchema(`https://ucp.dev/schemas/${reference}`);
  if (!check) throw new Error(`There is no schema ${reference}.`);
  return check(answer) ? [] : (check.errors ?? []);
}

const found = 'shopping/catalog_search.json#/$defs/search_response';
const lookedUp = 'shopping/catalog_lookup.json#/$defs/lookup_response';
const one = 'shopping/catalog_lookup.json#/$defs/get_product_response';
const refusal = 'shopping/types/error_response.json';

test('the schemas notice a wrong answer', () => {
  for (const reference of [found, lookedUp, one, refusal]) expect(faults(reference, { products: 5 })).not.toEqual([]);
});

test('every answer of the catalogue has the form of the published schemas', async () => {
  const { origin, post, bearing, bolt, onRequest, bearings } = await openUcpSite();
  const { ucp } = await (await fetch(`${origin}/.well-known/ucp`)).json();
  expect(faults('ucp.json#/$defs/business_schema', ucp)).toEqual([]);
  const asked: [string, string, unknown][] = [
    [found, 'search', { query: 'RULMAN' }],
    [found, 'search', { filters: { categories: ['Cıvatalar', bearings] } }],
    [found, 'search', { filters: { categories: [bearings, 'Cıvatalar'] }, pagination: { limit: 1 } }],
    [found, 'search', { filters: { price: { min: 12_001, max: 69_050 } } }],
    [found, 'search', { filters: { price: { max: 1 } }, context: { currency: 'EUR' } }],
    [found, 'search', { query: 'm8' }],
    [lookedUp, 'lookup', { ids: [bearing, 'nk-20', 'M8-40', 'yok', onRequest, 'yok'] }],
    [one, 'product', { id: bearing }],
    [one, 'product', { id: bolt }],
    [refusal, 'product', { id: 'yok' }],
    [refusal, 'product', { id: onRequest }],
    [refusal, 'lookup', { ids: Array.from({ length: 51 }, (_, place) => `${place}`) }],
    ...wrongRequests.map(([path, body]): [string, string, unknown] => [refusal, path, body]),
  ];
  for (const [reference, path, body] of asked)
    expect([path, body, faults(reference, (await post(path, body)).answer)]).toEqual([path, body, []]);
});
