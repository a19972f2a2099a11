import { box, circle, cross, line, roundBox, type Generator, type Shape } from '../shapes/shapes.ts';

/** A pillow block from the front and from the side; its housing is drawn in the usual proportions of UCP units. */
export const pillowBlock: Generator = {
  letters: {
    d: ['Mil çapı', 'İç çap'],
    H: ['Merkez yüksekliği', 'Mil yüksekliği'],
    L: ['Taban boyu', 'Boy'],
    J: ['Cıvata aralığı', 'Delik aralığı'],
    A: ['Taban genişliği', 'Genişlik'],
  },
  sample: { d: 20, H: 33.3, L: 127, J: 95, A: 38 },
  draw({ d: shaft, H: centre, L: length, J: holes, A: breadth }) {
    const H = centre ?? (shaft ? shaft * 1.5 : (length ?? 127) * 0.26);
    const d = shaft ?? H * 0.6;
    const L = length ?? (holes ? holes * 1.34 : H * 3.8);
    const J = holes ?? L * 0.75;
    const A = breadth ?? H * 1.14;
    const outer = H * 0.94;
    if (d / 2 >= outer || J >= L || L / 2 <= outer) return null;
    const [foot, half] = [H * 0.45, L / 2];
    const ring = Math.min(Math.max(d * 0.72, H * 0.5), outer * 0.8);
    const rise = H - foot;
    const cut = Math.sqrt(outer ** 2 - rise ** 2);
    const front: Shape = {
      look: 'face',
      path: [
        ['M', -half, 0],
        ['L', -half, -foot],
        ['L', -cut, -foot],
        ['A', outer, true, true, cut, -foot],
        ['L', half, -foot],
        ['L', half, 0],
        ['Z'],
      ],
    };
    const side = half + H * 0.9 + A / 2;
    return {
      shapes: [
        front,
        circle('mark', [0, -H], (ring + outer * 0.86) / 2),
        circle('face', [0, -H], ring),
        circle('face', [0, -H], d / 2),
        ...cross([0, -H], outer),
        line('axis', [-J / 2, -foot], [-J / 2, 0]),
        line('axis', [J / 2, -foot], [J / 2, 0]),
        box('face', [side - A * 0.62, -H - ring], [side + A * 0.42, -H + ring]),
        roundBox('face', [side - A * 0.34, -H - outer], [side + A * 0.34, -foot * 0.8], H * 0.08),
        box('face', [side - A / 2, -foot], [side + A / 2, 0]),
        line('axis', [side - A * 0.62, -H], [side + A * 0.62, -H]),
      ],
      dimensions: [
        { letter: 'H', from: [-outer, -H], to: [-half, 0], side: 'left' },
        { letter: 'd', from: [-d / 2, -H], to: [d / 2, -H], side: 'above' },
        { letter: 'J', from: [-J / 2, 0], to: [J / 2, 0], side: 'below' },
        { letter: 'L', from: [-half, 0], to: [half, 0], side: 'below', row: 2 },
        { letter: 'A', from: [side - A / 2, 0], to: [side + A / 2, 0], side: 'below' },
      ],
    };
  },
};
