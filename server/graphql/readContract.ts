import { readFileSync } from 'node:fs';
import { parse, type DocumentNode } from 'graphql';
import { fromRoot } from '../settings/root.ts';

const isBuilt = !import.meta.url.endsWith('.ts');

/** Reads schema.graphql. A build contains it parsed, since parsing takes a twentieth of a start. */
export const readContract = (): DocumentNode =>
  isBuilt
    ? (JSON.parse(readFileSync(fromRoot('dist/server/schema.json'), 'utf8')) as DocumentNode)
    : parse(readFileSync(fromRoot('schema.graphql'), 'utf8'), { noLocation: true });
