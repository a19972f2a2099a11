import { bothSides, box, line, polygon, roundBox, type Generator } from '../shapes/shapes.ts';
import { dimensionsOf, letters } from './valves.ts';

/** A butterfly valve between two flanges, closed and cut along its pipe: its disc is seen on edge. */
export const butterflyValve: Generator = {
  letters: { ...letters, D: ['Gövde çapı', 'Dış çap'] },
  sample: { DN: 100, L: 52, H: 230, D: 162 },
  draw({ DN: nominal, L: length, H: high, D: outside }) {
    const DN = nominal ?? (outside ? outside / 1.6 : length ? length * 1.9 : (high ?? 230) / 2.3);
    const D = outside ?? DN * 1.28 + 34;
    const L = length ?? DN * 0.25 + 27;
    const [bore, end, half] = [DN / 2, D / 2, L / 2];
    const H = high ?? end + DN * 0.5 + 80;
    if (end <= bore * 1.08 || H <= end * 1.3 || half < bore * 0.05) return null;
    const liner = Math.min((end - bore) * 0.3, bore * 0.14);
    const [thick, hub] = [Math.min(half * 0.26, bore * 0.16), Math.min(half * 0.55, bore * 0.3)];
    const stem = Math.min(hub * 0.55, bore * 0.16);
    const neck = -end - (H - end) * 0.52;
    const [flange, grip] = [Math.max(half * 1.25, hub * 2.4), (H - end) * 0.12];
    return {
      shapes: [
        ...bothSides(
          box('cut', [-half, -end], [half, -bore - liner], 1),
          polygon('mark', [
            [-half, -bore - liner],
            [half, -bore - liner],
            [half, -bore],
            [-half, -bore],
          ]),
        ),
        box('cut', [-hub * 1.5, neck], [-stem, -end], 1),
        box('cut', [stem, neck], [hub * 1.5, -end], 1),
        box('cut', [-flange, neck], [-stem, neck + grip], 1),
        box('cut', [stem, neck], [flange, neck + grip], 1),
        polygon(
          'cut',
          [
            [-thick * 0.35, -bore],
            [thick * 0.35, -bore],
            [hub, -bore * 0.28],
            [hub, bore * 0.28],
            [thick * 0.35, bore],
            [-thick * 0.35, bore],
            [-hub, bore * 0.28],
            [-hub, -bore * 0.28],
          ],
          -1,
        ),
        box('face', [-stem, -H + grip], [stem, bore * 0.72]),
        roundBox('face', [-hub * 1.2, -H], [hub * 1.2, -H + grip * 1.6], grip * 0.5),
        line('edge', [-half, -bore], [-half, bore]),
        line('edge', [half, -bore], [half, bore]),
        line('axis', [-half, 0], [half, 0]),
        line('axis', [0, -H], [0, end]),
      ],
      dimensions: dimensionsOf({ half, bore, end, thick, high: [hub, -H], flanged: outside !== undefined }),
    };
  },
};
