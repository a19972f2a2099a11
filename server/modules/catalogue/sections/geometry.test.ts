import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sections } from '../../../../common/measures/sections.ts';
import { drawSection, partOf } from './drawSection.ts';
import { generators } from './parts/generators.ts';
import type { Layout } from './shapes/layOut.ts';
import { outlines } from './shapes/paths.ts';
import type { Generator, Measures, Point } from './shapes/shapes.ts';
import { toSvg } from './shapes/toSvg.ts';

const generatorOf = (section: (typeof sections)[number]): Generator => generators[section];
/** The letters that point at something instead of measuring a distance. */
const pointers = new Set(['r', 'n', 'z', 'm', 'Ld']);

function drawnWith(section: (typeof sections)[number], measures: Measures): Layout {
  const layout = drawSection(section, measures);
  if (!layout) throw new Error(`${section} was not drawn by ${JSON.stringify(measures)}`);
  return layout;
}

/** The distances between the tips of the arrows, in millimetres. */
const drawnSizes = ({ dimensions, scale }: Layout) =>
  Object.fromEntries(
    dimensions.map(({ letter, arrows }) => {
      const tips = arrows.map((arrow): Point => {
        const [start] = arrow;
        return start?.[0] === 'M' ? [start[1], start[2]] : [NaN, NaN];
      });
      const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = tips;
      return [letter, arrows.length === 2 ? Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) / scale : undefined];
    }),
  );

function isWithin({ width, height, shapes, dimensions }: Layout) {
  const paths = [...shapes.map(({ path }) => path), ...dimensions.flatMap(({ lines, arrows }) => [lines, ...arrows])];
  const labels = dimensions.map(({ label: [x, y] }): Point => [x, y]);
  return [...paths.flatMap((path) => outlines(path).flat()), ...labels].every(
    ([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height,
  );
}

/** Three times the size, of another shape: every second measure is a little larger than the rest. */
const other = (sample: Measures): Measures =>
  Object.fromEntries(
    Object.entries(sample).map(([letter, size], at) => {
      const isCount = letter === 'z' || letter === 'n';
      return [letter, isCount ? size : (size ?? 0) * (3 + (at % 2) * 0.04)];
    }),
  );

describe.each(sections)('%s', (section) => {
  const { sample, letters } = generatorOf(section);

  test('every dimension is as long as its measure, and nothing is outside the drawing', () => {
    expect(Object.keys(sample)).toEqual(Object.keys(letters));
    for (const measures of [sample, other(sample)]) {
      const layout = drawnWith(section, measures);
      const sizes = drawnSizes(layout);
      expect(Object.keys(sizes).toSorted()).toEqual(Object.keys(letters).toSorted());
      for (const [letter, size] of Object.entries(measures)) {
        const isPointed = pointers.has(letter) && !(letter === 'm' && section === 'NUT');
        if (isPointed) expect(sizes[letter]).toBeUndefined();
        else expect(Math.abs((sizes[letter] ?? 0) - (size ?? 0)) * layout.scale).toBeLessThan(0.01);
      }
      expect(isWithin(layout)).toBe(true);
      expect([layout.width, layout.height >= 336 && layout.height <= 504]).toEqual([672, true]);
    }
  });

  test('an unknown measure has no dimension, whatever else is known', () => {
    for (const letter of Object.keys(letters)) {
      const rest = { ...sample, [letter]: undefined };
      expect(drawnWith(section, rest).dimensions.map((one) => one.letter)).not.toContain(letter);
      const alone = drawSection(section, { [letter]: sample[letter] });
      if (alone) expect([alone.dimensions.map((one) => one.letter), isWithin(alone)]).toEqual([[letter], true]);
    }
  });

  test('a measure that is none, or is out of all proportion, breaks nothing', () => {
    expect(drawSection(section, {})).toBeNull();
    for (const letter of Object.keys(letters)) {
      for (const odd of [0, -5, NaN, Infinity]) {
        const part = partOf(section, { ...sample, [letter]: odd });
        expect(part?.dimensions.map((one) => one.letter) ?? []).not.toContain(letter);
      }
      for (const factor of [0.001, 40, 1000]) {
        const layout = drawSection(section, { ...sample, [letter]: (sample[letter] ?? 0) * factor });
        if (!layout) continue;
        const svg = toSvg(layout, {});
        expect([isWithin(layout), /NaN|Infinity/.test(svg), svg.length < 100_000]).toEqual([true, false, true]);
      }
    }
  });

  test('it fits into six kilobytes', () => {
    const texts = Object.fromEntries(Object.entries(sample).map(([letter, size]) => [letter, `${size} mm`]));
    expect(brotliCompressSync(toSvg(drawnWith(section, sample), texts)).length).toBeLessThan(6144);
  });
});
