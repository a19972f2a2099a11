import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { faultOf, folders, keepNewestSnapshot } from './snapshots.mjs';

/** Returns a copy of the migrations of SQLite, with functions that name its newest files. */
function copied() {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(folders.SQLite, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries } = JSON.parse(readFileSync(journal, 'utf8'));
  const last = entries.at(-1);
  const snapshot = (number) => join(folder, 'meta', `${String(number).padStart(4, '0')}_snapshot.json`);
  const keep = (list) => writeFileSync(journal, JSON.stringify({ entries: list }));
  return { folder, journal, entries, last, snapshot, keep };
}

test('only the newest snapshot stays, and `npm run fix` deletes those that a merge brings back', () => {
  const { folder, last, snapshot } = copied();
  for (const number of [0, 9, last.idx - 1]) writeFileSync(snapshot(number), '{}');
  expect(faultOf(folder)).toContain('`npm run fix` deletes them');
  keepNewestSnapshot(folder);
  expect(readdirSync(join(folder, 'meta'))).toHaveLength(2);
  expect(faultOf(folder)).toBeUndefined();
});

test('no migration follows a merge that left the migrations of two branches in disorder', () => {
  const disorders = {
    'conflicts of a merge': ({ journal }) =>
      writeFileSync(journal, `<<<<<<< HEAD\n${readFileSync(journal, 'utf8')}>>>>>>> brands\n`),
    'not name the same files': ({ folder }) => writeFileSync(join(folder, '0062_brands.sql'), 'select 1;'),
    'two migrations have one number': ({ folder, entries, last, keep }) => {
      writeFileSync(join(folder, `${last.tag}_brands.sql`), 'select 1;');
      keep([...entries, { ...last, tag: `${last.tag}_brands`, when: last.when + 1 }]);
    },
    'a site would skip it': ({ entries, last, keep }) => keep([...entries.slice(0, -1), { ...last, when: 1 }]),
    'instead of': ({ last, snapshot }) => renameSync(snapshot(last.idx), snapshot(last.idx - 1)),
  };
  for (const [words, disorder] of Object.entries(disorders)) {
    const copy = copied();
    disorder(copy);
    expect(faultOf(copy.folder)).toContain(words);
    expect(faultOf(copy.folder)).toContain('CONTRIBUTING.md');
  }
});
