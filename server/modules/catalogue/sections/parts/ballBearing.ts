import { bothSides, box, circle, line, polygon, roundBox, type Generator, type Shape } from '../shapes/shapes.ts';

/** The diameter of a ball as a part of the height of the section, as in the common series. */
const ball = 0.6;
const rubber = /\b[26]?(?:RS|RZ)[A-Z0-9]{0,2}\b|\b(?:DDU|LLU|VV)\b|contalı|NBR|FKM/iu;
const steel = /\b(?:ZZ|2Z)\b|\bsac\b/iu;

type Gap = { side: number; middle: number; shoulder: number };

/** A sheet of steel that is held by the outer ring and ends before the inner one. */
function shield({ side, middle, shoulder }: Gap): Shape[] {
  const [out, thick] = [side * 0.9, side * 0.07];
  const [top, low] = [middle + shoulder * 1.35, middle - shoulder * 0.8];
  const bend = side * 0.1;
  return [1, -1].map((sign) =>
    polygon(
      'mark',
      (
        [
          [out, top],
          [out, middle],
          [out - bend, middle - shoulder * 0.4],
          [out - bend, low],
          [out - bend - thick, low],
          [out - bend - thick, middle - shoulder * 0.4],
          [out - thick, middle],
          [out - thick, top],
        ] as const
      ).map(([x, y]) => [sign * x, -y] as const),
    ),
  );
}

/** Rubber on a sheet of steel: it is thicker, and its lip runs on the inner ring. */
function seal({ side, middle, shoulder }: Gap): Shape[] {
  const [out, inner] = [side * 0.93, side * 0.76];
  const [top, low] = [middle + shoulder * 1.35, middle - shoulder * 1.3];
  return [1, -1].flatMap((sign) => [
    polygon(
      'mark',
      (
        [
          [out, top],
          [out, middle - shoulder * 0.6],
          [out - side * 0.02, low],
          [inner + side * 0.04, low],
          [inner, middle - shoulder * 0.6],
          [inner, top],
        ] as const
      ).map(([x, y]) => [sign * x, -y] as const),
    ),
    line('thin', [(sign * (out + inner)) / 2, -top], [(sign * (out + inner)) / 2, -middle + shoulder * 0.5]),
  ]);
}

/** The cage of an open bearing is seen on both sides of the ball. */
const cage = ({ middle, shoulder }: Gap, radius: number): Shape[] =>
  [1, -1].map((sign) => {
    const [near, far] = [sign * radius * 0.9, sign * radius * 1.2];
    return box(
      'mark',
      [Math.min(near, far), -middle - shoulder * 0.5],
      [Math.max(near, far), -middle + shoulder * 0.5],
    );
  });

/** A deep groove ball bearing, cut along its axis. Only d, D and B are normed; the balls are placed by a rule of thumb. */
export const ballBearing: Generator = {
  letters: { d: ['İç çap'], D: ['Dış çap'], B: ['Genişlik'], r: ['Köşe yuvarlatması', 'Pah'] },
  sample: { d: 20, D: 47, B: 14, r: 1 },
  draw({ d: bore, D: outside, B: breadth, r }, said) {
    const D = outside ?? (bore ?? 20) * 2.2;
    const d = bore ?? D / 2.2;
    const B = breadth ?? (D - d) * 0.52;
    if (d >= D) return null;
    const [R, ri] = [D / 2, d / 2];
    const high = R - ri;
    const middle = (R + ri) / 2;
    const radius = Math.min((ball * high) / 2, B * 0.4);
    const shoulder = radius * 0.55;
    const corner = Math.min(r ?? high * 0.08, high * 0.2);
    const side = B / 2;
    const gap = { side, middle, shoulder };
    const cover = rubber.test(said) ? seal(gap) : steel.test(said) ? shield(gap) : cage(gap, radius);
    return {
      shapes: [
        line('edge', [-side, -ri], [-side, ri]),
        line('edge', [side, -ri], [side, ri]),
        ...bothSides(
          roundBox('cut', [-side, -R], [side, -middle - shoulder], corner, 1),
          roundBox('cut', [-side, -middle + shoulder], [side, -ri], corner, -1),
          ...cover,
          circle('face', [0, -middle], radius),
          line('axis', [-radius, -middle], [radius, -middle]),
          line('axis', [0, -middle - radius], [0, -middle + radius]),
        ),
        line('axis', [-side, 0], [side, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [-side, -ri], to: [-side, ri], side: 'left' },
        { letter: 'D', from: [side, -R], to: [side, R], side: 'right', row: 2 },
        { letter: 'B', from: [-side, -R], to: [side, -R], side: 'above' },
        { letter: 'r', at: [side - corner * 0.3, -R + corner * 0.3], toward: [40, -26] },
      ],
    };
  },
};
