import { line, roundBox, type Generator } from '../shapes/shapes.ts';

/** A push button in a panel: its head in front, the thread behind, and the contact block. */
export const panelButton: Generator = {
  letters: { d: ['Delik çapı', 'Pano deliği'], D: ['Baş çapı', 'Mantar çapı'] },
  sample: { d: 22, D: 40 },
  draw({ d: hole, D: head }) {
    const d = hole ?? (head ?? 30) * 0.7;
    const D = head ?? d * 1.34;
    const [half, R] = [d / 2, D / 2];
    if (R > d * 6) return null;
    return {
      shapes: [
        roundBox('face', [d * 1.1, -half * 0.9], [d * 2.5, half * 0.9], d * 0.05),
        line('edge', [d * 1.5, -half * 0.9], [d * 1.5, half * 0.9]),
        roundBox('face', [d * 0.1, -half], [d * 1.1, half], d * 0.02),
        roundBox('face', [d * 0.45, -half * 1.32], [d * 0.68, half * 1.32], d * 0.04),
        roundBox('face', [-d * 0.22, -half * 1.32], [0, half * 1.32], d * 0.06),
        roundBox('mark', [-d * 0.75, -R], [-d * 0.22, R], Math.min(R * 0.5, d * 0.3)),
        line('axis', [-d * 0.75, 0], [d * 2.5, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [d * 1.1, -half], to: [d * 1.1, half], side: 'right' },
        { letter: 'D', from: [-d * 0.3, -R], to: [-d * 0.3, R], side: 'left' },
      ],
    };
  },
};
