import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { engine } from '../../../db/engine.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

// Edits and their entries in the audit log are nearly all there are. The indexes leave them out, since a scan from the newest
// finds them at once.

const deeds = (kind: string) => `{ deeds(kind: ${kind}, first: 20) { nodes { id } } }`;
const audit = (event: string) => `{ audit(event: ${event}, first: 20) { nodes { event } } }`;

test.runIf(engine === 'sqlite').each([
  ['steps of a rare kind', deeds('MERGE'), '"changes"', /SEARCH changes USING INDEX changes_by_kind/],
  ['edits', deeds('EDIT'), '"changes"', /^SCAN changes$/],
  ['rare events', audit('SIGNED_IN'), '"audit"', /^SEARCH audit USING INDEX audit_by_event/],
  ['changes in the audit log', audit('CHANGED'), '"audit"', /^SCAN audit$/],
])('%s are read from the newest on, or by an index', async (_, operation, table, plan) => {
  const statements: string[] = [];
  const api = await openTestApi({ onStatement: (sql) => void statements.push(sql) });
  const { errors } = await api.asAdmin(operation);
  expect(errors).toBeUndefined();
  const lists = statements.filter((sql) => sql.includes(`from ${table}`) && sql.includes('order by'));
  expect(lists).toHaveLength(1);
  const db = new Sqlite(join(api.folder, 'site.db'), { readonly: true });
  const found = lists.flatMap((sql) => db.prepare<[], { detail: string }>(`explain query plan ${sql}`).all());
  db.close();
  expect(found.map(({ detail }) => detail).join('; ')).toMatch(plan);
});
