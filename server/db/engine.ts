import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { fromRoot } from '../settings/root.ts';
import { fileOf } from '../settings/secretFiles.ts';

export type Engine = 'sqlite' | 'postgres';

/**
 * The engine. Tables are made while modules load, before the settings are read, so the address of the database is read here
 * first. Tests use the engine of their environment, whatever a developer's `.env` says.
 */
export const engine: Engine = isOnServer({ ...inFile(), ...process.env }) ? 'postgres' : 'sqlite';

function isOnServer(given: Record<string, string | undefined>) {
  return Boolean(given.DATABASE_URL) || fileOf('DATABASE_URL', given) !== undefined;
}

function inFile() {
  const file = fromRoot('.env');
  return process.env.NODE_ENV === 'test' || !existsSync(file) ? {} : parseEnv(readFileSync(file, 'utf8'));
}
