import { box, line, roundBox, type Generator } from '../shapes/shapes.ts';
import { corners } from './cylinder.ts';

/** A sensor in a threaded barrel with its two nuts; where the distance is known, the metal that it sees stands before it. */
export const barrelSensor: Generator = {
  letters: { d: ['Gövde dişi', 'Diş', 'Gövde çapı', 'Çap'], sn: ['Algılama mesafesi', 'Anma mesafesi'] },
  sample: { d: 12, sn: 4 },
  draw({ d: thread, sn }) {
    const d = thread ?? (sn ?? 4) * 3;
    const [half, long] = [d / 2, d * 0.9 + 36];
    if (sn !== undefined && sn > long * 3) return null;
    const nut = Math.min(half * 1.7 * corners, half * 2);
    const face = d * 0.16;
    return {
      shapes: [
        box('face', [-d * 0.7, -half * 0.24], [0, half * 0.24]),
        box('face', [0, -half * 0.86], [d * 0.5, half * 0.86]),
        box('face', [d * 0.5, -half], [long, half]),
        line('thin', [d * 0.5, -half * 0.88], [long, -half * 0.88]),
        line('thin', [d * 0.5, half * 0.88], [long, half * 0.88]),
        ...[0.44, 0.66].flatMap((part) => [
          roundBox('face', [long * part, -nut], [long * part + d * 0.3, nut], d * 0.04),
          line('edge', [long * part, -nut * 0.5], [long * part + d * 0.3, -nut * 0.5]),
          line('edge', [long * part, nut * 0.5], [long * part + d * 0.3, nut * 0.5]),
        ]),
        box('mark', [long, -half * 0.94], [long + face, half * 0.94]),
        ...(sn === undefined
          ? []
          : [box('face', [long + face + sn, -half * 1.5], [long + face + sn + d * 0.12, half * 1.5])]),
        line('axis', [-d * 0.7, 0], [long + face, 0]),
      ],
      dimensions: [
        { letter: 'd', from: [d * 0.5, -half], to: [d * 0.5, half], side: 'left' },
        ...(sn === undefined
          ? []
          : [{ letter: 'sn', from: [long + face, half], to: [long + face + sn, half], side: 'below' } as const]),
      ],
    };
  },
};
