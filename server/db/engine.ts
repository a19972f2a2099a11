import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { fromRoot } from '../root.ts';

export type Engine = 'sqlite' | 'postgres';

/**
 * Tables are made while modules load, before there are settings: what says which engine they are for is read here first,
 * from where server/config.ts reads it again. Tests run as they are told, whatever a developer's file says.
 */
export const engine: Engine = (process.env.DATABASE_URL ?? inFile()) ? 'postgres' : 'sqlite';

function inFile() {
  const file = fromRoot('.env');
  if (process.env.NODE_ENV === 'test' || !existsSync(file)) return undefined;
  return parseEnv(readFileSync(file, 'utf8')).DATABASE_URL;
}
