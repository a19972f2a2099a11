import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The public site can be read from right to left: its styles name the start and the end of a line, and not its left and right.

const properties = [
  /^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?$/,
  /^(?:left|right)$/,
  /^border-(?:top|bottom)-(?:left|right)-radius$/,
];
const values = /^(?:left|right)$/;

/** Each says why it is the same in every direction of writing. */
const exceptions: Record<string, string> = {
  'web/site/catalogue/sizeSheets/CellProducts.css: left: var(--left)':
    'The script measures this place in pixels from the left edge of the sheet.',
};

/** Splits a value at its blanks, but not within brackets. */
const partsOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

/** Tells whether four values of a shorthand give the left another one than the right. */
function isUneven(property: string, value: string) {
  const [, right, , left] = partsOf(value);
  return /^(?:margin|padding|inset)$/.test(property) && left !== undefined && left !== right;
}

/** Returns the declarations of a style sheet that name the left or the right. */
const sidedIn = (css: string) =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=[{};]\s*)([\w-]+)\s*:([^;{}]+)(?=[;}])/g)].flatMap(
    ([, property = '', said = '']) => {
      const value = said.trim().replaceAll(/\s+/g, ' ');
      const isSided =
        properties.some((one) => one.test(property)) ||
        (/^(?:text-align|float|clear)$/.test(property) && values.test(value)) ||
        isUneven(property, value);
      return isSided ? [`${property}: ${value}`] : [];
    },
  );

/** The same in scripts: in objects of styles, and short as the system of MUI has them. */
const names =
  /(?<![\w.])(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|[mp][lr])(?=\s*:)|textAlign: '(?:left|right)'/g;
const styleObjects = /\b(?:style|sx)=\{\{([\s\S]*?)\}\}/g;

function sidedInScript(text: string) {
  const inStyles = [...text.matchAll(styleObjects)].flatMap(
    ([, object = '']) => object.match(/\b(?:left|right)(?=:)/g) ?? [],
  );
  return [...(text.match(names) ?? []), ...inStyles];
}

it('styles of the public site name the start and the end of a line, or say why not', () => {
  const sheets = globSync('web/{site,components,theme,parts}/**/*.css');
  const found = sheets.flatMap((path) => sidedIn(readFileSync(path, 'utf8')).map((one) => `${path}: ${one}`));
  expect(sheets.length).toBeGreaterThan(100);
  expect(found.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

it('styles in its scripts do, too', () => {
  const scripts = globSync('web/{site,components,theme,parts,page}/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.|generated/.test(path),
  );
  const found = scripts.flatMap((path) => sidedInScript(readFileSync(path, 'utf8')).map((one) => `${path}: ${one}`));
  expect(scripts.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

it('what names a side is found', () => {
  const sides = [
    'margin-left: 1px',
    'padding: 1px 2px 3px calc(1px + (2px))',
    'left: 0',
    'text-align: right',
    'inset: 0 auto 0 0',
  ];
  const none = ['margin: 0 2px', 'padding: 1px 2px 3px 2px', 'inset-inline-start: 0', 'text-align: start'];
  expect(sidedIn(`.a { ${[...sides, ...none].join('; ')}; }`)).toEqual(sides);
  expect(sidedInScript(`<a sx={{ ml: 2, px: 1 }} style={{ left: 3, top: 2 }} />`)).toEqual(['ml', 'left']);
});
