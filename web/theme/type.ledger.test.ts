import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { look } from '../../common/look.ts';
import { sizes } from './typography.ts';

// The style sheets of the public site take sizes and weights of type from the theme.

/** Drawings such as icons are no type; paper has sizes of its own. */
const drawn = /icon|svg|balloon/i;
const mayBe = new Set(['inherit', '0', ...Object.keys(sizes).map((name) => `var(--type-${name})`)]);
const withinOne = 'var(--note-size, var(--type-small))';
const weights = Object.values(look.typeface.weights).map(String);

type Stated = { selector: string; property: string; value: string };

/** Returns what a style sheet states for the screen about size and weight, each with its selector. */
function typeIn(css: string): Stated[] {
  const open: string[] = [];
  const found: Stated[] = [];
  for (const [, text = '', sign] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '{') open.push(text.trim());
    const [, property, value] = /^\s*(font-size|font-weight|font)\s*:\s*([\s\S]+?)\s*$/.exec(text) ?? [];
    if (property && value && !open.some((one) => one.startsWith('@media print')))
      found.push({ selector: open.at(-1) ?? '', property, value });
    if (sign === '}') open.pop();
  }
  return found;
}

it('sizes of type are variables of the theme, and weights those of the typeface', () => {
  const paths = globSync('web/{site,components}/**/*.css');
  const found = paths.flatMap((path) =>
    typeIn(readFileSync(path, 'utf8')).flatMap(({ selector, property, value }) => {
      if (drawn.test(selector) || value === withinOne) return [];
      const isRight =
        property === 'font-size'
          ? mayBe.has(value)
          : property === 'font-weight'
            ? weights.includes(value)
            : value === 'inherit';
      return isRight ? [] : [`${path}: ${selector} { ${property}: ${value} }`];
    }),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it('there are nine sizes and three weights', () => {
  expect([Object.keys(sizes).length, weights.length]).toEqual([9, 3]);
});

it('reads style sheets as browsers do', () => {
  const css =
    '/* font-size: 1px; */ .a,\n.b { color: red; font-size: 1px } @media print { .c { font-size: 2px; } } .d{font-weight:600}';
  expect(typeIn(css)).toEqual([
    { selector: '.a,\n.b', property: 'font-size', value: '1px' },
    { selector: '.d', property: 'font-weight', value: '600' },
  ]);
});
