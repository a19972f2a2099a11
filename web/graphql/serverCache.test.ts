import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createServerCache } from './serverCache.ts';

const query = gql('query Product($id: ID!) { product(id: $id) { id name } }');
const product = { __typename: 'Product', id: '1', name: 'Çektirme' };

test('a page reads the answer to its own query as it came, and passes it on in parts', () => {
  const cache = createServerCache();
  const document = cache.transformDocument(query);
  const result = { product };
  cache.writeQuery({ query: document, variables: { id: '1' }, data: result });
  const read = (id: string) => cache.diff({ query: document, variables: { id }, optimistic: true });
  expect(read('1').result).toBe(result);
  expect(read('2').complete).toBe(false);
  expect(cache.extract()).toMatchObject({ 'Product:1': product });
});

test('nothing of one page reaches another', () => {
  const document = createServerCache().transformDocument(query);
  createServerCache().writeQuery({ query: document, variables: { id: '1' }, data: { product } });
  const other = createServerCache();
  expect(other.transformDocument(query)).toBe(document);
  expect(other.diff({ query: document, variables: { id: '1' }, optimistic: true }).complete).toBe(false);
});
