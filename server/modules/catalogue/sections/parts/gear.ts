import type { Generator } from '../shapes/shapes.ts';
import { wheelFront, wheelSection } from './wheels.ts';

const fewestTeeth = 5;

/** A spur gear, cut along its axis, and from the front; its circles follow from module and teeth. */
export const gear: Generator = {
  letters: {
    m: ['Modül'],
    z: ['Diş sayısı'],
    da: ['Diş üstü çapı', 'Dış çap'],
    d: ['Bölüm dairesi çapı'],
    b: ['Diş genişliği', 'Genişlik'],
  },
  sample: { m: 2, z: 24, da: 52, d: 48, b: 20 },
  draw({ m: modulus, z, da: outside, d: reference, b: breadth }) {
    const m = modulus ?? (outside && z ? outside / (z + 2) : breadth ? breadth / 10 : outside ? outside / 26 : 2);
    const teeth = Math.round(z ?? (outside ? outside / m - 2 : 24));
    if (teeth < fewestTeeth) return null;
    const da = outside ?? (reference === undefined ? m * (teeth + 2) : reference + 2 * m);
    const d = reference ?? da - 2 * m;
    const root = da / 2 - 2.25 * m;
    const bore = root * 0.35;
    const b = breadth ?? m * 10;
    if (root <= 0 || d >= da || d / 2 <= root) return null;
    const hub = root * 0.6;
    const hubLength = b * 1.5;
    const centre = -b / 2 - da / 2 - Math.max(da * 0.22, m * 4);
    return {
      shapes: [
        ...wheelFront({ centre: [centre, 0], bore, hub, root, tip: da / 2, pitch: d / 2, teeth, slim: 0.13 }),
        ...wheelSection({ bore, root, pitch: d / 2, tip: da / 2, breadth: b, hub, hubLength }),
      ],
      dimensions: [
        { letter: 'da', from: [b / 2, -da / 2], to: [b / 2, da / 2], side: 'right', row: 2 },
        { letter: 'd', from: [b / 2, -d / 2], to: [b / 2, d / 2], side: 'right' },
        { letter: 'b', from: [-b / 2, -da / 2], to: [b / 2, -da / 2], side: 'above' },
        { letter: 'z', at: [centre - da * 0.355, da * 0.355], toward: [-36, 24] },
        { letter: 'm', at: [centre + d * 0.35, -d * 0.35], toward: [30, -30] },
      ],
    };
  },
};
