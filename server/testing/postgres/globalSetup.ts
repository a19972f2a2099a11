import type { TestProject } from 'vitest/node';
import { aloneOn } from '../../db/postgres/lock.ts';
import { migrate } from '../../db/postgres/migrate.ts';
import { watchRows } from '../../db/postgres/recorder.ts';
import { rowsOf } from '../../db/postgres/rowsOf.ts';
import { contentRecorder } from '../../modules/upkeep/history/contentRecorder.ts';
import { sql } from 'drizzle-orm';
import { findPostgres, startCluster } from './cluster.ts';
import { template } from './databaseOf.ts';
import { extensions, listening } from './statements.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the server that the tests of a project run on. */
    postgres: string;
  }
}

/** Starts one server for the whole project, with an empty database that each test copies. */
export async function setup(project: TestProject) {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
  const cluster = await startCluster(programs, { settings: listening });
  const url = cluster.urlOf('postgres');
  for (const statement of extensions) await aloneOn(url, (tx) => rowsOf(tx, sql.raw(statement)));
  await aloneOn(url, (tx) => rowsOf(tx, sql.raw(`create database ${template}`)));
  await aloneOn(cluster.urlOf(template), async (tx) => {
    await migrate(tx, 'server/db/migrations.postgres');
    await watchRows(tx, contentRecorder.watched);
  });
  project.provide('postgres', url);
  return cluster.stop;
}
