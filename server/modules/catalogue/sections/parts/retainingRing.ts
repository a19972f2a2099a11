import { box, circle, line, type Generator, type Path, type Point, type Shape } from '../shapes/shapes.ts';

const inside = /delik|472/iu;
/** Half of the opening between the ears, in degrees. */
const gap = 16;

/** The outline of a ring that is open at its top: along the outside, and back along the inside. */
function open(inner: number, outer: number): Path {
  const turn = (gap * Math.PI) / 180;
  const at = (radius: number, sign: 1 | -1): Point => [sign * radius * Math.sin(turn), -radius * Math.cos(turn)];
  return [
    ['M', ...at(outer, 1)],
    ['A', outer, true, true, ...at(outer, -1)],
    ['L', ...at(inner, -1)],
    ['A', inner, true, false, ...at(inner, 1)],
    ['Z'],
  ];
}

/** A retaining ring from the front and from the side: one for shafts has its ears outside, one for bores inside. */
export const retainingRing: Generator = {
  letters: {
    d: ['Mil ya da delik çapı', 'Mil çapı', 'Delik çapı'],
    d3: ['Serbest çap'],
    s: ['Kalınlık'],
  },
  sample: { d: 25, d3: 23.2, s: 1.2 },
  draw({ d: nominal, d3: free, s: thickness }, said) {
    const isForBore = inside.test(said) || (nominal !== undefined && free !== undefined && free > nominal);
    const d = nominal ?? (free ? free * (isForBore ? 0.93 : 1.08) : (thickness ?? 1.2) * 20);
    const d3 = free ?? d * (isForBore ? 1.08 : 0.93);
    const s = thickness ?? d * 0.05;
    const wide = d * 0.075 + 0.9;
    const [inner, outer] = isForBore ? [d3 / 2 - wide, d3 / 2] : [d3 / 2, d3 / 2 + wide];
    if (inner <= d * 0.2 || d / 2 > outer * 1.4 || d / 2 < inner * 0.7) return null;
    const turn = ((gap + 5) * Math.PI) / 180;
    const eye = isForBore ? inner - wide * 0.25 : outer + wide * 0.25;
    const ears = [1, -1].flatMap((sign): Shape[] => {
      const middle: Point = [sign * eye * Math.sin(turn), -eye * Math.cos(turn)];
      return [circle('mark', middle, wide * 0.72), circle('face', middle, wide * 0.3)];
    });
    const top = isForBore ? outer : Math.max(outer, eye + wide * 0.72);
    const side = top + d * 0.45;
    return {
      shapes: [
        { look: 'face', path: open(inner, outer) },
        ...ears,
        circle('hidden', [0, 0], d / 2),
        line('axis', [-top, 0], [top, 0]),
        line('axis', [0, -top], [0, top]),
        box('face', [side, -outer], [side + s, outer]),
        line('axis', [side, 0], [side + s, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [-d / 2, 0], to: [d / 2, 0], side: 'below' },
        { letter: 'd3', from: [-d3 / 2, 0], to: [d3 / 2, 0], side: 'below', row: 2 },
        { letter: 's', from: [side, outer], to: [side + s, outer], side: 'above' },
      ],
    };
  },
};
