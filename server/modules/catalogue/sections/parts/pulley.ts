import { bothSides, line, polygon, type Generator, type Point } from '../shapes/shapes.ts';

const mostGrooves = 12;

/** A pulley for V-belts, cut along its axis; grooves follow the proportions of ISO 4183. */
export const pulley: Generator = {
  letters: {
    dp: ['Hatve çapı', 'Etkin çap', 'Çap'],
    d: ['Mil deliği çapı', 'Delik çapı', 'Mil çapı', 'İç çap'],
    B: ['Genişlik', 'Kasnak genişliği'],
    z: ['Kanal sayısı'],
  },
  sample: { dp: 125, d: 28, B: 50, z: 3 },
  draw({ dp: pitch, d: bore, B: breadth, z }) {
    const grooves = Math.round(z ?? 2);
    if (grooves < 1 || grooves > mostGrooves) return null;
    const dp = pitch ?? (bore ? bore * 4.5 : (breadth ?? 50) * 2.5);
    const B = breadth ?? dp * 0.12 * grooves + dp * 0.04;
    const d = bore ?? dp * 0.22;
    // The outer lands are wider than half a space between two grooves.
    const space = B / (grooves + 0.33);
    const [above, below, wide] = [space * 0.18, space * 0.72, space * 0.37];
    const [R, base] = [dp / 2 + above, dp / 2 - below];
    const ri = d / 2;
    if (base - space * 0.2 <= ri) return null;
    const first = (-(grooves - 1) * space) / 2;
    const rim = Array.from({ length: grooves }, (_, at): Point[] => {
      const x = first + at * space;
      return [
        [x - wide * 1.12, -R],
        [x - wide * 0.42, -base],
        [x + wide * 0.42, -base],
        [x + wide * 1.12, -R],
      ];
    }).flat();
    const grooveEdges = Array.from({ length: grooves + 1 }, (_, at) => {
      const x = first + (at - 0.5) * space;
      const [from, to] = [Math.max(x - space / 2 + wide * 1.12, -B / 2), Math.min(x + space / 2 - wide * 1.12, B / 2)];
      return line('edge', [from, -R], [to, -R]);
    });
    return {
      shapes: [
        line('edge', [-B / 2, -ri], [-B / 2, ri]),
        line('edge', [B / 2, -ri], [B / 2, ri]),
        ...bothSides(
          polygon('cut', [[-B / 2, -ri], [-B / 2, -R], ...rim, [B / 2, -R], [B / 2, -ri]], 1),
          ...grooveEdges,
          line('axis', [-B / 2, -dp / 2], [B / 2, -dp / 2]),
        ),
        line('axis', [-B / 2, 0], [B / 2, 0]),
      ],
      dimensions: [
        { letter: 'dp', from: [B / 2, -dp / 2], to: [B / 2, dp / 2], side: 'right', row: 2 },
        { letter: 'd', from: [-B / 2, -ri], to: [-B / 2, ri], side: 'left' },
        { letter: 'B', from: [-B / 2, -R], to: [B / 2, -R], side: 'above' },
        { letter: 'z', at: [first - wide * 0.6, -(R + base) / 2], toward: [-60, -34] },
      ],
    };
  },
};
