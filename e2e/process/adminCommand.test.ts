import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { credentials } from '../testing/site.ts';
import { copyOfStarterData } from '../testing/starterData.ts';

test('accounts are made, listed, reset and removed on the command line', async () => {
  const dataDir = await copyOfStarterData();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const run = async (...words: string[]) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir };
    const ended = promisify(execFile)(process.execPath, ['dist/server/admin.js', ...words], { env });
    return ended.then(
      ({ stdout }) => ({ code: 0, said: stdout.trim() }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        said: (error.stdout + error.stderr).replace(/^Site: .*\n/, '').trim(),
      }),
    );
  };
  const password = /^(?:P|New p)assword of ayse@firma\.example, shown this once: \S{12,}/;
  const made = await run('create', 'ayse@firma.example');
  expect(made.said).toMatch(password);
  expect(await run('create', 'ayse@firma.example')).toMatchObject({
    code: 1,
    said: 'There is already an admin ayse@firma.example.',
  });
  expect((await run('list')).said.split('\n').sort()).toEqual([credentials.email, 'ayse@firma.example']);
  // A lost password may mean a lost device: its passkeys go, too.
  const db = new Sqlite(join(dataDir, 'site.db'));
  onTestFinished(() => void db.close());
  db.exec(`INSERT INTO passkeys (id, admin_id, name, public_key, counter, transports, created_at)
    SELECT 'a-' || id, id, 'Telefon', 'AAAA', 0, '[]', 1 FROM admins`);
  const reset = await run('reset', 'ayse@firma.example');
  expect(reset.said).toMatch(password);
  const left = 'SELECT email FROM passkeys JOIN admins ON admins.id = admin_id';
  expect(db.prepare(left).all()).toEqual([{ email: credentials.email }]);
  expect(await run('remove', credentials.email)).toMatchObject({ code: 0 });
  expect(await run('remove', 'ayse@firma.example')).toMatchObject({
    code: 1,
    said: 'The last admin stays: create another one first.',
  });
  expect((await run('reset', 'kimse@firma.example')).code).toBe(1);
  expect((await run('dance')).said).toMatch(/^Not understood: 'dance'\.\nUsage: /);
});
