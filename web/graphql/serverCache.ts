import { InMemoryCache, type Cache, type OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { possibleTypes, typePolicies } from './client.ts';

/** The documents get the names of types, which a cache asks for: once, since all pages send the same documents. */
const transformed = new WeakMap<DocumentNode, DocumentNode>();

/**
 * The cache of one page on the server. It returns each answer as it came: to put it together from normalised parts, as
 * the browser's cache does for each reader, would cost a seventh of the rendering, and nothing changes in between.
 */
export function createServerCache() {
  const cache = new InMemoryCache({ typePolicies, possibleTypes, resultCaching: false });
  const { write, diff, transformDocument } = cache;
  const written = new Map<DocumentNode, { variables: string; result: unknown }>();

  cache.write = (options) => {
    written.set(options.query, { variables: JSON.stringify(options.variables), result: options.result });
    return write.call(cache, options);
  };
  cache.diff = ((options: Cache.DiffOptions<unknown, OperationVariables>) => {
    const known = written.get(options.query);
    if (known?.variables !== JSON.stringify(options.variables)) return diff.call(cache, options);
    return { complete: true, dataState: 'complete', result: known.result };
  }) as typeof diff;
  cache.transformDocument = (document) => {
    const known = transformed.get(document) ?? transformDocument.call(cache, document);
    transformed.set(document, known);
    return known;
  };
  return cache;
}
