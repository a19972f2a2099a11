import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { look, transparent } from './look.ts';

const files = globSync('{common,server,web,scripts}/**/*.{ts,tsx,css,svg,mjs,js}')
  .filter((path) => !/\.test\.\w+$|\/(generated|testing)\/|^common\/look\.ts$|^scripts\/lint\//.test(path))
  .map((path) => ({ path, code: readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, '') }));

const colour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w-])|\b(?:rgb|hsl)a?\(\s*\d/gi;
const typeface = /font-?family["']?:\s*(?:(?!["'`]?(?:inherit|var\(|\$\{|theme\.|family\b))[^\s;,}])[^;,}\n]*/gi;
const radius = /border(?:-[a-z-]+)?-radius:[^;$}]*\b[1-9][\d.]*px|border\w*Radius: ['"][^'"]*\d+px/g;

/** Files that name one of these themselves, with the reason. Those marked `ofLook` have its colours alone. */
const exceptions = [
  { path: /(?:mark|favicon)\.svg$/, why: 'The mark is a picture in a file.', ofLook: true },
  { path: /\/(?:drawings\/[\w-]+|valve|valve-dark)\.svg$/, why: 'A drawing is shaded by hand.' },
  { path: /^web\/site\/layout\/Logo\.css$/, why: 'The mark in the footer is a picture, too.', ofLook: true },
  { path: /^web\/playground\//, why: 'It is built apart, and GraphiQL takes colours in another form.' },
  { path: /^web\/fonts\//, why: 'These files define the typeface.' },
  { path: /^web\/components\/SectionDrawing\.css$/, why: 'Its thin lines are grey on paper.' },
  { path: /^web\/site\/pages\/home\/heroParts\.ts$/, why: 'Its shade is grey on paper.' },
  {
    path: /^web\/site\/catalogue\/compare\/CompareSummary\.css$/,
    why: 'A backdrop knows no variables in older browsers; and a pill is half as round as it is high.',
  },
  { path: /\/secondFactor\/QrCode\.tsx$/, why: 'Readers expect black on white.' },
  { path: /^scripts\/fonts\.mjs$/, why: 'It makes the files of the typeface.' },
  { path: /^scripts\/screenshots\/all\.mjs$/, why: 'It sets two pictures apart, for us.' },
];

const long = (hex: string) =>
  (hex.length < 6 ? `#${[...hex.slice(1)].map((one) => one + one).join('')}` : hex).toUpperCase();
const known = new Set((JSON.stringify(look).match(/#[\da-f]{3,6}\b/gi) ?? []).map(long));

it('no other file names a colour, a typeface or a radius', () => {
  const found = files
    .filter(({ path }) => !exceptions.some((one) => one.path.test(path)))
    .flatMap(({ path, code }) =>
      [colour, typeface, radius].flatMap((pattern) => (code.match(pattern) ?? []).map((one) => `${path}: ${one}`)),
    );
  expect(files.length).toBeGreaterThan(2000);
  expect(found).toEqual([]);
});

it('pictures have the colours of the look alone', () => {
  const found = files
    .filter(({ path }) => exceptions.some((one) => one.ofLook && one.path.test(path)))
    .flatMap(({ path, code }) =>
      (code.match(/#[\da-f]{3,8}\b/gi) ?? []).flatMap((one) => (known.has(long(one)) ? [] : [`${path}: ${one}`])),
    );
  expect(found).toEqual([]);
});

it('each exception is still needed', () => {
  const idle = exceptions.filter(
    ({ path: of }) =>
      !files.some(({ path, code }) => of.test(path) && [colour, typeface, radius].some((one) => code.match(one))),
  );
  expect(idle).toEqual([]);
});

it('writes a transparent colour as style sheets do', () => {
  expect(transparent('#0A110E', 0.16)).toBe('rgba(10,17,14,.16)');
});
