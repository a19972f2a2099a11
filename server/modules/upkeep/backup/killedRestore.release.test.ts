import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../db/openDatabase.ts';
import { openTestApi, temporaryFolder } from '../../../testing/openTestApi.ts';
import { returnedErasures } from '../personalData/repeatErasures.ts';

/**
 * A program that restores a backup. Before each step with the database it copies the folder, as a kill would leave it; it
 * kills itself at a given step.
 */
const restoring = `
  import { cpSync } from 'node:fs';
  import files from 'node:fs/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const [dataDir, file, copies, last] = process.argv.slice(1);
  let steps = 0;
  for (const name of ['copyFile', 'rename', 'rm', 'writeFile']) {
    const way = files[name];
    files[name] = (...given) => {
      // A loader keeps sources that have such words, too: only paths count.
      const paths = name === 'copyFile' || name === 'rename' ? given.slice(0, 2) : given.slice(0, 1);
      if (!/site[.]db|last-restore/.test(paths.join())) return way(...given);
      cpSync(dataDir, copies + '/' + ++steps, { recursive: true });
      if (steps === Number(last)) process.kill(process.pid, 'SIGKILL');
      return way(...given);
    };
  }
  syncBuiltinESMExports();
  const { restoreAndNote } = await import('./server/modules/upkeep/backup/lastRestore.ts');
  const folders = { dataDir, uploads: dataDir + '/uploads', backups: dataDir + '/backups' };
  await restoreAndNote({ folders }, { file, admin: null });`;

/** Returns the signal that ended it, and the folder with a copy for each step. */
async function restore(dataDir: string, file: string, last = 0) {
  const copies = await temporaryFolder();
  const given = [dataDir, join(dataDir, 'backups', file), copies, String(last)];
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', restoring, ...given], {
    stdio: 'inherit',
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  expect(signal ?? code).toBe(last ? 'SIGKILL' : 0);
  return readdirSync(copies)
    .toSorted((one, other) => Number(one) - Number(other))
    .map((name) => join(copies, name));
}

/** Reads what a start would find. */
function stateOf(dataDir: string) {
  const database = new Sqlite(join(dataDir, 'site.db'));
  const events = database.prepare('select event from audit order by seq').pluck().all() as string[];
  const messages = database.prepare('select name from messages order by seq').pluck().all() as string[];
  const found = database.pragma('integrity_check', { simple: true });
  database.close();
  return { events, messages, found };
}

const contact = 'isil.gocmen@ornek.com.tr';
const Send = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }';
const Erase = 'mutation ($contact: String!, $ids: [ID!]!) { erasePersonalData(contact: $contact, ids: $ids) }';

/** Returns a folder as a killed server leaves it: somebody was erased since the backup, as only SQLite's log knows. */
async function killedSite() {
  const { asAdmin, asVisitor, backups, folder } = await openTestApi();
  await asVisitor(Send, { input: { name: 'Işıl Göçmen', email: contact, subject: 'Şaft', message: 'Merhaba' } });
  const { data } = await asAdmin('mutation { makeBackup { backup { name } } }');
  const [found] = (await asAdmin(`{ personalData(contact: "${contact}") { id } }`)).data.personalData as {
    id: string;
  }[];
  await asAdmin(Erase, { contact, ids: [found?.id] });
  await asVisitor(Send, { input: { name: 'Çağrı', email: 'c@ornek.com.tr', subject: 'İğne', message: 'Merhaba' } });
  expect(backups.folders.dataDir).toBe(folder);
  return { folder, file: data.makeBackup.backup.name as string };
}

const before = { events: ['BACKUP_MADE', 'PERSONAL_DATA_ERASED'], messages: ['Çağrı'], found: 'ok' };
const after = { events: [...before.events, 'BACKUP_RESTORED'], messages: ['Işıl Göçmen'], found: 'ok' };

test('a restore that is killed at any step is done or not begun, and the next one completes it', async () => {
  const { folder, file } = await killedSite();
  const [whole, killed] = [await temporaryFolder(), await temporaryFolder()];
  for (const copy of [whole, killed]) await cp(folder, copy, { recursive: true });
  const copies = await restore(whole, file);
  expect(stateOf(whole)).toEqual(after);
  const states = copies.map(stateOf);
  const done = states.findIndex(({ events }) => events.length === after.events.length);
  expect(states.slice(0, done)).toEqual(Array(done).fill(before));
  expect(states.slice(done)).toEqual(Array(states.length - done).fill(after));
  expect(done).toBeGreaterThan(4);

  // The last step before the new database is there.
  await restore(killed, file, done);
  expect(stateOf(killed)).toEqual(before);
  await restore(killed, file);
  expect(stateOf(killed)).toEqual(after);
  const db = await openDatabase(killed);
  expect(await returnedErasures(db)).toMatchObject([{ back: [expect.stringMatching(/^message:/)] }]);
  db.close();
}, 60_000);
