import type { Generator } from '../shapes/shapes.ts';
import { wheelFront, wheelSection } from './wheels.ts';

const fewestTeeth = 5;

/** A chain wheel, cut along its axis, and from the front; its pitch circle follows from pitch and teeth (ISO 606). */
export const sprocket: Generator = {
  letters: {
    p: ['Hatve', 'Zincir hatvesi'],
    z: ['Diş sayısı'],
    De: ['Dış çap', 'Diş üstü çapı'],
    d: ['Bölüm dairesi çapı'],
    B: ['Diş genişliği', 'Genişlik'],
  },
  sample: { p: 12.7, z: 17, De: 74, d: 69.11, B: 7.2 },
  draw({ p: pitch, z, De: outside, d: reference, B: breadth }) {
    const teeth = Math.round(z ?? 17);
    if (teeth < fewestTeeth) return null;
    const half = Math.PI / teeth;
    const p =
      pitch ??
      (outside
        ? outside / (0.6 + 1 / Math.tan(half))
        : reference
          ? reference * Math.sin(half)
          : breadth
            ? breadth * 1.75
            : 12.7);
    const d = reference ?? p / Math.sin(half);
    const circle = p / 2 / Math.sin(half);
    const De = outside ?? p * (0.6 + 1 / Math.tan(half));
    const root = circle - p * 0.33;
    const bore = root * 0.35;
    const B = breadth ?? p * 0.57;
    if (De / 2 <= root || d / 2 <= root || d >= De || De / 2 > circle + p) return null;
    const hub = root * 0.6;
    const hubLength = B + p * 1.2;
    const centre = -B / 2 - De * 0.5 - Math.max(De * 0.22, p);
    const seat = (sign: 1 | -1) => [centre + (sign * p) / 2, -circle * Math.cos(half)] as const;
    return {
      shapes: [
        ...wheelFront({
          centre: [centre, 0],
          bore,
          hub,
          root,
          tip: De / 2,
          pitch: circle,
          teeth,
          slim: 0.1,
          seat: p * 0.34,
        }),
        ...wheelSection({ bore, root, pitch: d / 2, tip: De / 2, breadth: B, hub, hubLength }),
      ],
      dimensions: [
        { letter: 'De', from: [B / 2, -De / 2], to: [B / 2, De / 2], side: 'right', row: 2 },
        { letter: 'd', from: [B / 2, -d / 2], to: [B / 2, d / 2], side: 'right' },
        { letter: 'B', from: [-B / 2, -De / 2], to: [B / 2, -De / 2], side: 'above' },
        { letter: 'p', from: seat(-1), to: seat(1), side: 'above' },
        { letter: 'z', at: [centre - (De / 2) * 0.72, (De / 2) * 0.72], toward: [-36, 24] },
      ],
    };
  },
};
