import { readFileSync } from 'node:fs';
import { parse, type DocumentNode } from 'graphql';
import { fromRoot } from '../settings/root.ts';

const isBuilt = !import.meta.url.endsWith('.ts');

/** schema.graphql, parsed. A build holds it so: to parse it takes a twentieth of a start. */
export const readContract = (): DocumentNode =>
  isBuilt
    ? (JSON.parse(readFileSync(fromRoot('dist/server/schema.json'), 'utf8')) as DocumentNode)
    : parse(readFileSync(fromRoot('schema.graphql'), 'utf8'), { noLocation: true });
