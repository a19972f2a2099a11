import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { fromRoot } from '../settings/root.ts';
import { fileOf } from '../settings/secretFiles.ts';

export type Engine = 'sqlite' | 'postgres';

/**
 * Tables are made while modules load, before there are settings: what says which engine they are for is read here first,
 * from where server/settings/config.ts reads it again. Tests run as they are told, whatever a developer's file says.
 */
export const engine: Engine = isOnServer({ ...inFile(), ...process.env }) ? 'postgres' : 'sqlite';

function isOnServer(given: Record<string, string | undefined>) {
  return Boolean(given.DATABASE_URL) || fileOf('DATABASE_URL', given) !== undefined;
}

function inFile() {
  const file = fromRoot('.env');
  return process.env.NODE_ENV === 'test' || !existsSync(file) ? {} : parseEnv(readFileSync(file, 'utf8'));
}
