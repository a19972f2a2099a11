import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a test needs that does more than compare files: it waits, renders, opens a connection or starts a program. */
const doesMore =
  /\bawait\b|\basync\b|\brender\w*\(|\bopen\w*\(|\b(spawn|exec|execFile)(Sync)?\(|\bmkdtempSync\(|\bfetch\(/;
const readsFiles = /\bread(File|dir)Sync\(|\bglobSync\(/;

const files = globSync('{common,data/starter,e2e,proof,scripts,server,web}/**/*.test.{ts,tsx,js}', {
  exclude: ['**/node_modules/**'],
});
const isLedger = (file) => /\.ledger\.test\.\w+$/.test(file);

test('a test that only compares files is named `.ledger.test`, so that `npm run check` always runs it', () => {
  expect(files.length).toBeGreaterThan(500);
  const misnamed = files.filter((file) => {
    if (isLedger(file)) return false;
    const text = readFileSync(file, 'utf8');
    return readsFiles.test(text) && !doesMore.test(text);
  });
  expect(misnamed).toEqual([]);
});

test('a ledger test needs no database, no server, no browser and no other program', () => {
  const needing = files.filter(isLedger).filter((file) => {
    const imported = [...readFileSync(file, 'utf8').matchAll(/ from '([^']+)';$/gm)].map(([, source]) => source);
    return imported.some((source) => /child_process|openTestApi|serve\w*Site|@testing-library|playwright/.test(source));
  });
  expect(needing).toEqual([]);
});

test('files have names of ASCII letters, which every system and every archive writes alike', () => {
  const folders = '{common,data/starter,deploy,docs,e2e,proof,scripts,server,web}';
  const all = globSync([`${folders}/**/*`, '*'], { exclude: ['**/node_modules/**', 'node_modules', 'dist'] });
  expect(all.length).toBeGreaterThan(3000);
  expect(all.filter((name) => !/^[\x21-\x7e]+$/.test(name))).toEqual([]);
});

test('what a store exports is found by its name, which no other store exports', () => {
  const stores = globSync('server/**/*.store.ts');
  expect(stores.length).toBeGreaterThan(60);
  const names = stores.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function\*?|const) (\w+)/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(names.filter((name) => /^(add|all|change|count|create|find|list|page|put|remove|update)$/.test(name))).toEqual(
    [],
  );
});

const sources = globSync('{common,server,web}/**/*.{ts,tsx}', {
  exclude: ['**/generated/**', '**/*.generated.ts', '**/*.test.*', '**/words/**'],
});

/** Returns what a pattern finds in the sources, with the file. */
const foundIn = (pattern) =>
  sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => `${name} in ${file}`));

/** The numbers of such names only fall: a change that touches one gives it a better name. */
const mostBare = 28;
const mostUnitless = 65;

test('what is exported says in its name what it is about, and not only what is done', () => {
  const verb = String.raw`(?:add|all|change|count|create|find|get|list|load|page|put|read|remove|save|update|write|run|bringBack)`;
  const declared = foundIn(
    new RegExp(String.raw`^export (?:async )?(?:function\*?|const) (${verb})\b(?=[ (<:])`, 'gm'),
  );
  const taken = foundIn(/^export const \{ ([^}]*) \} =/gm).flatMap((row) => {
    const [names = '', file] = row.split(' in ');
    return names.split(', ').flatMap((name) => (new RegExp(`^${verb}$`).test(name) ? [`${name} in ${file}`] : []));
  });
  const bare = [...declared, ...taken];
  expect(bare.length, bare.join('\n')).toBeLessThanOrEqual(mostBare);
});

test('a length of time says its unit in its name', () => {
  const time = String.raw`\w*(?:[pP]atience|[pP]ause|[tT]imeout|[iI]nterval|[tT]ime|[eE]very|[qQ]uiet|lasts|[kK]ept|[wW]ithin)`;
  const unitless = foundIn(new RegExp(String.raw`^(?:export )?const (${time}) = [\d_][\d_ *]*;`, 'gm'));
  expect(unitless.length, unitless.join('\n')).toBeLessThanOrEqual(mostUnitless);
});
