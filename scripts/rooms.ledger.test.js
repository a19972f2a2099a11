import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const sources = globSync('{common,data/starter,e2e,proof,scripts,server,web}/**/*.{ts,tsx,js,mjs}', {
  exclude: ['**/node_modules/**', '**/generated/**', '**/*.generated.ts', '**/migrations*/**'],
}).filter((file) => !/\.test\.\w+$/.test(file));

const mostSources = 25;

/** Lists, in which each subject or entity has its own file under its own name, and grows with them. */
const lists = [
  /^web\/words\//,
  /^server\/db\/tables$/,
  /^server\/modules\/catalogue\/references$/,
  /^server\/modules\/catalogue\/sections\/parts$/,
];

/** Other folders that may have more sources, and why; `most` is how many they have, which only falls. */
const wide = {
  'server/modules/sales/quotes': {
    most: 27,
    why: 'How a line is read has a file for each of its steps, and the list that it comes to stands beside them.',
  },
  'data/starter/tables': { most: 45, why: 'Each file is one table of products, and they are read as a list.' },
  'server/testing': { most: 71, why: 'Each file is one thing that tests ask for by name.' },
  'web/admin/parts/lists': { most: 35, why: 'Every list is made of these: its frame, its filters and its rows.' },
};

test('a folder has at most 25 sources, or a reason for more', () => {
  const counts = new Map();
  for (const file of sources.filter((name) => !name.endsWith('.d.ts')))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  for (const folder of counts.keys()) if (lists.some((pattern) => pattern.test(folder))) counts.delete(folder);
  expect(counts.size).toBeGreaterThan(150);
  const tooWide = [...counts].filter(([folder, count]) => count > (wide[folder]?.most ?? mostSources));
  expect(tooWide).toEqual([]);
  expect(Object.keys(wide).filter((folder) => (counts.get(folder) ?? 0) <= mostSources)).toEqual([]);
});

const fewestLines = 15;

/** Files that are found by their names, or that a program starts, stay apart however short they are. */
const apart = [
  { pattern: /\.d\.ts$/, why: 'Types of a package stand where the compiler looks for them.' },
  { pattern: /\.(entity|resolvers|job)\.ts$/, why: 'The role in the name is how the file is found.' },
  {
    pattern: /(^|\/)(boot\.ts|(worker|drawingThread)\.dev\.mjs|entry\.\w+\.tsx?)$/,
    why: 'A process or a page begins with it.',
  },
  { pattern: /^scripts\/([\w-]+|(check|lint|postgres)\/\w+)\.m?js$/, why: 'A command or a tool names it.' },
  { pattern: /^(e2e|proof)\//, why: 'A configuration or a command names it.' },
  { pattern: /^server\/process\/oldNode\.ts$/, why: 'It runs before anything else is read, on any version of Node.' },
  { pattern: /^server\/testing\//, why: 'Tests ask for it by its name.' },
  { pattern: /^(web|server|common)\/words\//, why: 'The words of a subject are found by its name.' },
  { pattern: /^web\/theme\/palette\.ts$/, why: 'The types of MUI are extended where the colours are handed to it.' },
  { pattern: /^web\/theme\/neverShown\.ts$/, why: 'The build puts it in the place of files of others.' },
  { pattern: /^web\/components\//, why: 'A part is a file, so that a page loads no other.' },
  { pattern: /^common\//, why: 'Pages load it without what stands beside it.' },
];

/** These could join others. The numbers only fall. */
const mostShort = { server: 14, 'web/graphql': 2, 'web/admin': 17, 'web/site': 6 };

/** Files that are loaded by themselves, by `import()`, so that what does without them stays as small. */
const loadedAlone = () =>
  new Set(
    sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/import\('(\.{1,2}\/[^']+)'\)/g)].map(([, to]) =>
        join(dirname(file), to),
      ),
    ),
  );

test('a file of less than 15 lines joins what it serves, unless it is found by its name', () => {
  const isShort = (file) => readFileSync(file, 'utf8').trimEnd().split('\n').length < fewestLines;
  const alone = loadedAlone();
  const stands = (file) => alone.has(file) || apart.some(({ pattern }) => pattern.test(file));
  const short = sources.filter((file) => isShort(file) && !stands(file));
  const counts = {};
  for (const file of short) {
    const part = Object.keys(mostShort).find((name) => file.startsWith(`${name}/`)) ?? basename(file);
    (counts[part] ??= []).push(file);
  }
  const tooMany = Object.entries(counts).filter(([part, files]) => files.length > (mostShort[part] ?? 0));
  expect(tooMany).toEqual([]);
});

const mostArrows = 60;

/** Rooms with more, and why; the numbers only fall. */
const crowded = {
  server: {
    most: 140,
    why: 'It is the whole house of the server, whose storeys scripts/imports/serverLayers.js lists.',
  },
  'web/admin/parts': { most: 62, why: 'What every screen is made of is made of itself.' },
};

/** Lists what the folders of each folder import of each other: `{ room: number of pairs }`. */
function arrowsIn(files) {
  const arrows = new Map();
  for (const file of files)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const [from, to] = [file.split('/'), join(dirname(file), path).split('/')];
      const at = from.findIndex((name, index) => name !== to[index]);
      // A file that lies in the room itself is no folder of it.
      if (at === -1 || at >= from.length - 1 || at >= to.length - 1) continue;
      const room = from.slice(0, at).join('/');
      arrows.set(room, (arrows.get(room) ?? new Set()).add(`${from[at]} → ${to[at]}`));
    }
  return new Map([...arrows].map(([room, pairs]) => [room, pairs.size]));
}

test('no room has more than 60 arrows between its folders', () => {
  const isPart = (file) => /^(common|server|web)\//.test(file) && !/\/testing\//.test(file);
  const arrows = arrowsIn(sources.filter(isPart));
  expect(arrows.size).toBeGreaterThan(20);
  const tooMany = [...arrows].filter(([room, count]) => count > (crowded[room]?.most ?? mostArrows));
  expect(tooMany).toEqual([]);
  expect(Object.keys(crowded).filter((room) => (arrows.get(room) ?? 0) <= mostArrows)).toEqual([]);
});
