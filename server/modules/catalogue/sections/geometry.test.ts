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
const pointers = new Set(['r', 'n', 'z', 'm', 'Ld', 'Li']);
const counts = new Set(['z', 'n']);
const angle = 'a';

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

/** The angle between the extension lines of the one angle of a drawing. */
function drawnAngle({ dimensions }: Layout) {
  const [one, other] = outlines(dimensions.find(({ letter }) => letter === angle)?.lines ?? []);
  const turn = ([[x0, y0] = [0, 0], [x1, y1] = [0, 0]]: Point[]) => (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  const between = Math.abs(turn(one ?? []) - turn(other ?? []));
  return Math.min(between, 360 - between);
}

/** A letter is as wide as this leaves it, and as high. */
const [inset, high] = [3, 9];

/** The letters that stand upon another letter, or upon a line that is not their own. */
function covered({ dimensions, shapes }: Layout) {
  const edges = shapes.filter(({ look }) => look !== 'axis' && look !== 'hatch').map(({ path }) => path);
  return dimensions.filter((one) => {
    const others = dimensions.filter((other) => other !== one);
    const touches = ([x, y]: Point, half: number) =>
      Math.abs(x - one.label[0]) < half && Math.abs(y - one.label[1]) < high;
    const reach = one.width / 2 - inset;
    if (others.some(({ label, width }) => touches(label, reach + width / 2 - inset))) return true;
    const points = [...edges, ...others.map(({ lines }) => lines)].flatMap((path) => outlines(path).flatMap(finely));
    return points.some((point) => touches(point, reach));
  });
}

const finely = (points: Point[]) =>
  points.slice(1).flatMap(([x, y], at) => {
    const [x0, y0] = points[at] ?? [x, y];
    return Array.from({ length: 40 }, (_, step): Point => [x0 + ((x - x0) * step) / 40, y0 + ((y - y0) * step) / 40]);
  });

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
      const isKept = counts.has(letter) || letter === angle;
      return [letter, isKept ? size : (size ?? 0) * (3 + (at % 2) * 0.04)];
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
        else if (letter === angle) expect(drawnAngle(layout)).toBeCloseTo(size ?? 0, 5);
        else expect(Math.abs((sizes[letter] ?? 0) - (size ?? 0)) * layout.scale).toBeLessThan(0.01);
      }
      expect(isWithin(layout)).toBe(true);
      expect(covered(layout).map(({ letter }) => letter)).toEqual([]);
      expect([layout.width, layout.height >= 336 && layout.height <= 504]).toEqual([672, true]);
    }
  });

  test('an unknown measure has no dimension, whatever else is known', () => {
    for (const letter of Object.keys(letters)) {
      const rest = { ...sample, [letter]: undefined };
      if (Object.keys(letters).length === 1) expect(drawSection(section, rest)).toBeNull();
      else expect(drawnWith(section, rest).dimensions.map((one) => one.letter)).not.toContain(letter);
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

test('bearings and washers are drawn in the form that their specs name', () => {
  const marks = (section: (typeof sections)[number], said: string) =>
    partOf(section, generatorOf(section).sample, said)?.shapes.filter(({ look }) => look === 'mark').length;
  const forms = ['', 'ZZ, çelik sac', '2RS, temaslı NBR'].map((said) =>
    JSON.stringify(partOf('BALL_BEARING', generators.BALL_BEARING.sample, said)?.shapes),
  );
  expect(new Set(forms).size).toBe(3);
  // A standard or a clearance is no seal.
  expect(JSON.stringify(partOf('BALL_BEARING', generators.BALL_BEARING.sample, 'ISO 15\nCN (Normal)')?.shapes)).toBe(
    forms[0],
  );
  expect([marks('WASHER', 'Düz'), marks('WASHER', 'Yaylı')]).toEqual([0, 1]);
});
