import { bothSides, box, line, polygon, type Generator, type Point } from '../shapes/shapes.ts';
import { dimensionsOf } from './valves.ts';

const turns = 4;

/** A check valve between two flanges, cut along its pipe: a spring holds its disc on the seat. */
export const checkValve: Generator = {
  letters: { DN: ['Anma çapı', 'Çap', 'DN'], L: ['Yapı boyu', 'Boy'], D: ['Gövde çapı', 'Dış çap'] },
  sample: { DN: 50, L: 40, D: 107 },
  draw({ DN: nominal, L: length, D: outside }) {
    const DN = nominal ?? (outside ? outside / 2.1 : (length ?? 40) / 0.8);
    const D = outside ?? DN * 1.38 + 31;
    const L = length ?? DN * 0.56 + 10;
    const [bore, end, half] = [DN / 2, D / 2, L / 2];
    const room = Math.min(bore * 1.32, bore + (end - bore) * 0.6);
    if (end <= bore * 1.1 || half < bore * 0.12) return null;
    const seat = -half + L * 0.26;
    const thick = Math.min(L * 0.12, bore * 0.2);
    const [disc, guide] = [bore + (room - bore) * 0.55, L * 0.08];
    const [from, to] = [seat + thick, half - guide * 1.6];
    const coil = bore * 0.42;
    const spring = Array.from({ length: turns * 2 + 1 }, (_, at): Point => [
      from + ((to - from) * at) / (turns * 2),
      at % 2 === 0 ? -coil : coil,
    ]);
    return {
      shapes: [
        ...bothSides(
          polygon(
            'cut',
            [
              [-half, -bore],
              [-half, -end],
              [half, -end],
              [half, -room],
              [seat, -room],
              [seat, -bore],
            ],
            1,
          ),
          line('edge', [-half, -bore], [seat, -bore]),
        ),
        line('edge', [-half, -bore], [-half, bore]),
        line('edge', [half, -room], [half, room]),
        box('face', [to, -room], [to + guide, room]),
        line('edge', ...spring),
        box('face', [from, -bore * 0.1], [half - guide * 0.3, bore * 0.1]),
        box('mark', [seat, -disc], [seat + thick, disc]),
        line('axis', [-half, 0], [half, 0]),
      ],
      dimensions: dimensionsOf({ half, bore, end, thick, flanged: outside !== undefined }),
    };
  },
};
