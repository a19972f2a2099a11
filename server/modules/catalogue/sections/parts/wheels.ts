import { bothSides, circle, cross, line, polygon, type Point, type Shape } from '../shapes/shapes.ts';

/** More teeth than these would run together: the wheel is then drawn by its outer circle. */
const mostTeeth = 48;

type Wheel = { bore: number; root: number; tip: number; breadth: number; hub: number; hubLength: number };

/** Half of the section of a wheel with its hub on the right, from the bore to the tips of its teeth. */
export function wheelSection({ bore, root, tip, breadth, hub, hubLength }: Wheel): Shape[] {
  const [left, right] = [-breadth / 2, breadth / 2];
  const bevel = Math.min((tip - root) * 0.3, breadth * 0.25);
  return [
    line('edge', [left, -bore], [left, bore]),
    line('edge', [left + hubLength, -bore], [left + hubLength, bore]),
    ...bothSides(
      polygon(
        'cut',
        [
          [left, -bore],
          [left, -root],
          [right, -root],
          [right, -hub],
          [left + hubLength, -hub],
          [left + hubLength, -bore],
        ],
        1,
      ),
      // Teeth are not cut along.
      polygon('face', [
        [left, -root],
        [left, -tip + bevel],
        [left + bevel * 0.6, -tip],
        [right - bevel * 0.6, -tip],
        [right, -tip + bevel],
        [right, -root],
      ]),
    ),
    line('axis', [left, 0], [left + hubLength, 0]),
  ];
}

type Front = { centre: Point; bore: number; root: number; tip: number; pitch: number; teeth: number; slim: number };

/** A wheel with teeth from the front; a gap is at the top, and `slim` is the share of a tooth's width at its tip. */
export function wheelFront({ centre: [cx, cy], bore, root, tip, pitch, teeth, slim }: Front): Shape[] {
  const at = (radius: number, angle: number): Point => [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)];
  const step = (2 * Math.PI) / teeth;
  const outline = Array.from({ length: Math.round(teeth) }, (_, tooth) => {
    const middle = (tooth + 0.5) * step;
    return [
      at(root, middle - step * 0.36),
      at(tip, middle - step * slim),
      at(tip, middle + step * slim),
      at(root, middle + step * 0.36),
    ];
  }).flat();
  return [
    teeth > mostTeeth ? circle('face', [cx, cy], tip) : polygon('face', outline),
    circle('face', [cx, cy], bore),
    circle('axis', [cx, cy], pitch),
    ...cross([cx, cy], tip),
  ];
}
