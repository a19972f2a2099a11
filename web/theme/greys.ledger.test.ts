import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { look, type Scheme } from '../../common/look.ts';

// Texts and lines of the public site have four greys in each scheme: quiet texts, what cannot be chosen, lines and borders.

/** How far the channels of a grey may lie apart: those of the look have a hint of green. */
const hint = 24;

/** Returns the names of the palette that style sheets use for anything but a background, such as `text-secondary`. */
const drawnWith = (css: string) =>
  [...css.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:([^;{}]+)/g)].flatMap(([, property = '', value = '']) =>
    property.startsWith('background')
      ? []
      : [...value.matchAll(/--mui-palette-([\w-]+)/g)].map(([, name = '']) => name),
  );

/** Returns the colour of a scheme by such a name. What has none is MUI's own, as a share of opacity. */
function colourOf(scheme: Scheme, name: string): string | undefined {
  const [group = '', shade] = name.split('-');
  const found = Object.entries(scheme).find(([key]) => key === group)?.[1] as
    | string
    | Record<string, string>
    | undefined;
  return typeof found === 'object' ? found[shade ?? ''] : found;
}

/** Tells a grey from a colour, from the ink of texts and from what is nearly white. */
function isGrey(colour: string) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [least, greatest] = [Math.min(...channels), Math.max(...channels)];
  return greatest - least <= hint && greatest > 0x30 && least < 0xe8;
}

/** Dark bands have colours of their own, the same in both schemes; a drawing is shaded, and plates and tints are backgrounds. */
const others = /^(?:surface-|tint-|line-|background-)/;

it('texts and lines of the public site have four greys in each scheme', () => {
  const sheets = globSync('web/{site,components,page,parts}/**/*.css');
  const names = new Set(sheets.flatMap((path) => drawnWith(readFileSync(path, 'utf8'))));
  expect(sheets.length).toBeGreaterThan(100);
  for (const scheme of [look.light, look.dark]) {
    const greys = [...names].filter((name) => !others.test(name) && isGrey(colourOf(scheme, name) ?? '#FFFFFF'));
    expect(greys.toSorted()).toEqual(['divider', 'outline', 'text-disabled', 'text-secondary']);
    expect(new Set(greys.map((name) => colourOf(scheme, name))).size).toBe(4);
  }
});

it('tells greys from colours and from backgrounds', () => {
  const css = '.a { color: var(--mui-palette-text-secondary); background: var(--mui-palette-divider) }';
  expect(drawnWith(css)).toEqual(['text-secondary']);
  expect(['#4C5C55', '#2A3832', '#1F4D40', '#14241E', '#FFFFFF'].map(isGrey)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
