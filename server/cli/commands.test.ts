import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { putEmptyDatabase } from '../testing/emptyDatabase.ts';
import { temporaryFolder } from '../testing/openTestApi.ts';
import { admin } from './admin.ts';
import { backup } from './backup.ts';
import { run, type Command } from './command.ts';
import { content } from './content.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';
import { search } from './search.ts';

const password = 'Gizli-7';
const url = `postgres://vitrin:${password}@127.0.0.1:1/vitrin`;

/** These are all commands, each with arguments that it accepts. */
const called: [command: Command, words: string[]][] = [
  [admin, ['list']],
  [admin, ['create', 'ece@firma.com.tr']],
  [admin, ['reset', 'ece@firma.com.tr']],
  [admin, ['remove', 'ece@firma.com.tr']],
  [admin, ['room']],
  [admin, ['new-key']],
  [backup, []],
  [content, ['export', 'content.json', '--pictures']],
  [content, ['import', 'package.json', '--dry-run']],
  [content, ['drawings']],
  [content, ['tidy']],
  [move, ['--from', 'nope', '--to', url]],
  [restore, ['package.json', '--yes']],
  [search, ['check']],
  [search, ['reindex']],
];
const calls = called.map(([made, words]): [string, Command, string[]] => [
  [made.name, ...words].join(' '),
  made,
  words,
]);

async function ended(made: Command, words: string[], dataDir: string, settings = {}) {
  const [said, warned]: [string[], string[]] = [[], []];
  const surroundings = {
    environment: { NODE_ENV: 'test', DATA_DIR: dataDir, ...settings },
    say: (line: string) => void said.push(line),
    warn: (line: string) => void warned.push(line),
  };
  const code = await run(made, words, surroundings);
  return { code, said: said.join('\n'), warned: warned.join('\n') };
}

const here = () => readdirSync('.').sort();

test.each(calls)('%s --help prints its usage and does nothing', async (_, made, words) => {
  const folder = join(await temporaryFolder(), 'data');
  for (const help of ['--help', '-h']) {
    const { code, said, warned } = await ended(made, [...words, help], folder);
    expect({ code, warned }).toEqual({ code: 0, warned: '' });
    for (const { words } of made.actions) expect(said).toContain(`\n  npm run ${made.name} -- ${words}`);
  }
  expect(existsSync(folder)).toBe(false);
});

test.each(calls)('%s refuses unknown arguments and options', async (_, made, words) => {
  const [folder, before] = [join(await temporaryFolder(), 'data'), here()];
  const oneMore = made.name === 'backup' ? ['one', 'two'] : ['one'];
  for (const [unknown, sentence] of [
    [['--bogus'], "Unknown option '--bogus'."],
    [['-x'], "Unknown option '-x'."],
    [oneMore, `Not understood: '${oneMore.at(-1)}'.`],
  ] as const) {
    const { code, said, warned } = await ended(made, [...words, ...unknown], folder);
    expect({ code, said, first: warned.split('\n')[0] }).toEqual({ code: 1, said: '', first: sentence });
    expect(warned).toContain(`Usage: npm run ${made.name} -- `);
  }
  expect(here()).toEqual(before);
  expect(existsSync(folder)).toBe(false);
});

test.each(calls)('%s creates no site, and says where it looked for one', async (_, made, words) => {
  const empty = await temporaryFolder();
  for (const folder of [empty, join(empty, 'yanlis', 'yol')]) {
    const { code, said, warned } = await ended(made, words, folder);
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(warned.split('\n').at(-1)).toMatch(/^(There is no (site in|folder) .*: check |This file|This backup).*\.$/);
    if (made !== move) expect(warned).toContain(`Site: DATA_DIR ${folder}\n`);
    expect(warned).not.toContain(password);
  }
  // A restore may fill an empty folder, and keeps others out of it meanwhile.
  const left = readdirSync(empty, { recursive: true }).filter(
    (name) => made !== restore || !String(name).startsWith('backups'),
  );
  expect(left).toEqual([]);
});

test('a missing or misplaced argument or option is refused with its name', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const faultOf = async (made: Command, words: string[]) => (await ended(made, words, folder)).warned.split('\n')[0];
  expect(await faultOf(admin, ['dance'])).toBe("Not understood: 'dance'.");
  expect(await faultOf(admin, ['create'])).toBe('EMAIL is missing.');
  expect(await faultOf(admin, ['create', 'ece'])).toBe("'ece' is no e-mail address.");
  expect(await faultOf(content, ['export', 'a.json', '--dry-run'])).toBe("'export FILE' knows no --dry-run.");
  expect(await faultOf(search, [])).toBe('Usage: npm run search -- check | reindex');
  expect(await faultOf(restore, [])).toBe('FILE is missing.');
  expect(await faultOf(move, ['--from', 'a', '--to', 'b'])).toMatch(/^Give a folder on one side, and a database/);
});

test('a folder in place of a file and a missing folder are refused in a sentence', async () => {
  const folder = await temporaryFolder();
  await putEmptyDatabase(folder);
  const last = async (made: Command, ...words: string[]) =>
    (await ended(made, words, folder)).warned.split('\n').at(-1);
  expect(await last(restore, folder)).toBe(`${folder} is a folder, and not a file.`);
  expect(await last(content, 'import', folder)).toBe(`${folder} is a folder, and not a file.`);
  expect(await last(content, 'export', folder)).toBe(`${folder} is a folder, and not a file.`);
  const missing = join(folder, 'yok');
  expect(await last(content, 'export', join(missing, 'a.json'))).toBe(`There is no folder ${missing}: make it first.`);
  expect(await last(backup, missing)).toBe(`There is no folder ${missing}: make it first.`);
  expect(existsSync(missing)).toBe(false);
});

test('a database on a server is named without its password, even if its site.key is missing', async () => {
  const folder = await temporaryFolder();
  const settings = { DATABASE_URL: url };
  const { code, warned } = await ended(admin, ['list'], folder, settings);
  expect(code).toBe(1);
  expect(warned).toBe(
    `Site: DATA_DIR ${folder}, DATABASE_URL postgres://127.0.0.1:1/vitrin\nThere is no site.key in ${folder}: check DATA_DIR.`,
  );
  writeFileSync(join(folder, 'site.key'), 'x');
  expect((await ended(admin, ['list'], folder)).warned).toContain(
    'so it may need DATABASE_URL: the service may have it',
  );
  const words = ['--from', folder, '--to', 'DATABASE_URL'];
  expect((await ended(move, words, folder, settings)).warned).toMatch(
    /^From .* to postgres:\/\/127\.0\.0\.1:1\/vitrin\.\nThere is no database .*site\.db\.$/,
  );
  expect((await ended(move, ['--from', folder, '--to', url], folder)).warned).toMatch(
    /^A password in the command line/,
  );
});

test('a backup of an unused site says so, and an unencrypted one is refused after encrypted ones', async () => {
  const folder = await temporaryFolder();
  await putEmptyDatabase(folder);
  const empty = await ended(backup, [], folder);
  expect(empty).toMatchObject({ code: 1, said: expect.stringContaining('Backup written to ') });
  expect(empty.warned).toMatch(/\nThis backup holds an empty site: check DATA_DIR, or add --even-if-empty\.$/);
  expect(await ended(backup, ['--even-if-empty'], folder)).toMatchObject({ code: 0 });

  writeFileSync(join(folder, 'backups', 'vitrin-2099-11-22T03-00-00-000Z.tar.enc'), '');
  const refused = await ended(backup, ['--even-if-empty'], folder);
  expect(refused).toMatchObject({ code: 1, said: '' });
  expect(refused.warned).toMatch(
    /\nThe newest backup, vitrin-\S*\.tar\.enc, is encrypted, and BACKUP_PASSPHRASE is not set: .* or add --unsealed\.$/,
  );
  expect(await ended(backup, ['--even-if-empty', '--unsealed'], folder)).toMatchObject({ code: 0 });
});

test('a command prints its lines and nothing behind them', async () => {
  const printed: unknown[][] = [];
  const made: Command = {
    name: 'list',
    does: 'Prints lines.',
    actions: [{ words: '', does: 'Prints them.', run: async ({ say }) => ['one', 'two'].forEach(say) }],
  };
  const print = (...words: unknown[]) => void printed.push(words);
  expect(await run(made, [], { say: print })).toBe(0);
  expect(printed).toEqual([['one'], ['two']]);
});
