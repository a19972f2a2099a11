import type { Generator } from '../shapes/shapes.ts';
import { wheelFront, wheelSection } from './wheels.ts';

const fewestTeeth = 5;

/** A spur gear, cut along its axis, and from the front; its circles follow from module and teeth. */
export const gear: Generator = {
  letters: {
    m: ['Modül'],
    z: ['Diş sayısı'],
    da: ['Diş üstü çapı', 'Dış çap'],
    d: ['Mil deliği çapı', 'Delik çapı', 'Mil çapı', 'İç çap'],
    b: ['Diş genişliği', 'Genişlik'],
  },
  sample: { m: 2, z: 24, da: 52, d: 15, b: 20 },
  draw({ m: modulus, z, da: outside, d: bore, b: breadth }) {
    const m = modulus ?? (outside && z ? outside / (z + 2) : breadth ? breadth / 10 : outside ? outside / 26 : 2);
    const teeth = Math.round(z ?? (outside ? outside / m - 2 : 24));
    if (teeth < fewestTeeth) return null;
    const da = outside ?? m * (teeth + 2);
    const root = da / 2 - 2.25 * m;
    const d = bore ?? root * 0.6;
    const b = breadth ?? m * 10;
    if (d / 2 >= root) return null;
    const hub = Math.min(Math.max(d * 0.85, root * 0.55), root * 0.96);
    const hubLength = b * 1.5;
    const centre = -b / 2 - da / 2 - Math.max(da * 0.22, m * 4);
    return {
      shapes: [
        ...wheelFront({ centre: [centre, 0], bore: d / 2, root, tip: da / 2, pitch: da / 2 - m, teeth, slim: 0.13 }),
        ...wheelSection({ bore: d / 2, root, tip: da / 2, breadth: b, hub: Math.max(hub, d / 2 + m * 0.2), hubLength }),
      ],
      dimensions: [
        { letter: 'da', from: [b / 2, -da / 2], to: [b / 2, da / 2], side: 'right', row: 2 },
        { letter: 'd', from: [hubLength - b / 2, -d / 2], to: [hubLength - b / 2, d / 2], side: 'right' },
        { letter: 'b', from: [-b / 2, -da / 2], to: [b / 2, -da / 2], side: 'above' },
        { letter: 'z', at: [centre - da * 0.355, da * 0.355], toward: [-36, 24] },
        { letter: 'm', at: [centre + (da / 2 - m) * 0.7, -(da / 2 - m) * 0.7], toward: [30, -30] },
      ],
    };
  },
};
