import { test } from 'vitest';
import { engine } from '../db/engine.ts';

/** It runs a test of features that only SQLite has, such as its file and its plans. */
export const onSqlite = test.runIf(engine === 'sqlite');
