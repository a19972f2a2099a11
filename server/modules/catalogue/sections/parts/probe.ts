import { box, line, roundBox, type Generator } from '../shapes/shapes.ts';

/** A temperature probe: a tube behind the thread that holds it, and the head with its terminals. */
export const probe: Generator = {
  letters: { L: ['Daldırma boyu', 'Boy'], d: ['Çap', 'Tüp çapı', 'Dış çap'] },
  sample: { L: 100, d: 6 },
  draw({ L: length, d: across }) {
    const d = across ?? Math.max((length ?? 100) * 0.06, 1);
    const L = length ?? d * 16;
    if (d > L) return null;
    const head = Math.min(Math.max(L * 0.2, d * 2), L * 0.6);
    const [half, nut] = [d / 2, Math.max(head * 0.3, d * 0.8)];
    const tip = Math.min(L * 0.2, d * 2.4);
    return {
      shapes: [
        roundBox('face', [-head * 1.9, -head * 0.62], [-head * 0.7, head * 0.62], head * 0.2),
        box('face', [-head * 0.7, -nut * 0.7], [-head * 0.3, nut * 0.7]),
        roundBox('face', [-head * 0.3, -nut], [0, nut], head * 0.03),
        box('face', [0, -half], [L - tip, half]),
        roundBox('mark', [L - tip, -half], [L, half], half),
        line('axis', [-head * 1.9, 0], [L, 0]),
      ],
      dimensions: [
        { letter: 'L', from: [0, nut], to: [L, 0], side: 'below' },
        { letter: 'd', from: [L - tip, -half], to: [L - tip, half], side: 'right' },
      ],
    };
  },
};
