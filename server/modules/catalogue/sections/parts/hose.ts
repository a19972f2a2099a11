import { bothSides, box, circle, cross, line, type Generator } from '../shapes/shapes.ts';

/** A hose, cut along its axis and across it; its reinforcement is in the middle of the wall. */
export const hose: Generator = {
  letters: { d: ['İç çap', 'Anma çapı'], D: ['Dış çap'] },
  sample: { d: 12.7, D: 22 },
  draw({ d: inner, D: outer }) {
    const D = outer ?? (inner ?? 12.7) * 1.6;
    const d = inner ?? D / 1.6;
    if (d >= D) return null;
    const [R, ri] = [D / 2, d / 2];
    const [wall, long] = [R - ri, D * 1.9];
    const [from, to] = [ri + wall * 0.46, ri + wall * 0.6];
    const centre = long + D * 1.05;
    return {
      shapes: [
        ...bothSides(box('cut', [0, -R], [long, -ri], 1), box('mark', [0, -to], [long, -from])),
        line('edge', [0, -ri], [0, ri]),
        line('edge', [long, -ri], [long, ri]),
        line('axis', [0, 0], [long, 0]),
        circle('face', [centre, 0], R),
        circle('mark', [centre, 0], to),
        circle('face', [centre, 0], from),
        circle('face', [centre, 0], ri),
        ...cross([centre, 0], R),
      ],
      dimensions: [
        { letter: 'd', from: [0, -ri], to: [0, ri], side: 'left' },
        { letter: 'D', from: [0, -R], to: [0, R], side: 'left', row: 2 },
      ],
    };
  },
};
