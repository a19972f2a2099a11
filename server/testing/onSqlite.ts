import { test } from 'vitest';
import { engine } from '../db/engine.ts';

/** A test of what SQLite alone has: its file, its plans. */
export const onSqlite = test.runIf(engine === 'sqlite');
