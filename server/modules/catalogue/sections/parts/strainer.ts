import { line, polygon, type Generator, type Point } from '../shapes/shapes.ts';
import { dimensionsOf, flangedEnd, letters, mirrored, pipeLines } from './valves.ts';

const diagonal = Math.SQRT1_2;

/** A Y-strainer cut along its pipe, with flanges where their diameter is known: its basket lies in a leg that leans towards the outlet. */
export const strainer: Generator = {
  letters: { DN: letters.DN, L: letters.L, D: letters.D },
  sample: { DN: 50, L: 230, D: 165 },
  draw({ DN: nominal, L: length, D: outside }) {
    const DN = nominal ?? (outside ? outside / 2.6 : (length ?? 230) / 4);
    const L = length ?? DN * 2.6 + 100;
    const [bore, half] = [DN / 2, L / 2];
    const usual = DN * 0.12 + 2;
    const end = outside ? outside / 2 : bore + usual * 1.8;
    const wall = bore + Math.min(usual, (end - bore) * 0.6);
    const ends = { half, bore, end, thick: outside ? Math.min(L * 0.09, DN * 0.16 + 10) : L * 0.16 };
    const [inside, thick] = [bore * 0.8, wall - bore];
    const from = -bore * 0.7;
    // Where the outside of the leg leaves that of the pipe, on its left and on its right.
    const [left, right] = [-1, 1].map((sign) => from + wall + (sign * (inside + thick)) / diagonal) as [number, number];
    if (end <= wall || left <= ends.thick - half || right >= half - ends.thick) return null;
    const far = wall / diagonal + inside + thick + Math.min(half * 0.2, DN * 0.5);
    const along = ([u, v]: Point): Point => [from + (u - v) * diagonal, (u + v) * diagonal];
    const leg = (...points: Point[]): Point[] => points.map(along);
    const lower = (sign: 1 | -1): Point[] => [
      [from + bore + (sign * inside) / diagonal, bore],
      ...leg([far, -sign * inside], [far, -sign * (inside + thick)]),
      [sign === 1 ? right : left, wall],
      [sign * (half - ends.thick), wall],
      [sign * (half - ends.thick), end],
      [sign * half, end],
      [sign * half, bore],
    ];
    const upper = flangedEnd(ends, 0, wall);
    const lid = inside + thick * 1.9;
    return {
      shapes: [
        polygon('cut', [...upper, ...mirrored(upper).toReversed()], 1),
        polygon('cut', lower(-1), 1),
        polygon('cut', lower(1), 1),
        polygon('face', leg([far, -lid], [far + thick * 1.5, -lid], [far + thick * 1.5, lid], [far, lid])),
        polygon(
          'mark',
          leg([bore * 0.5, -inside * 0.8], [far, -inside * 0.8], [far, inside * 0.8], [bore * 0.5, inside * 0.8]),
        ),
        ...pipeLines(ends),
        line('axis', along([0, 0]), along([far + thick * 1.5, 0])),
      ],
      dimensions: dimensionsOf({ ...ends, flanged: outside !== undefined }),
    };
  },
};
