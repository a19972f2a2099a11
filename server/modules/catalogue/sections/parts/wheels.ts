import {
  bothSides,
  circle,
  cross,
  line,
  polygon,
  type Path,
  type Point,
  type Shape,
  type Step,
} from '../shapes/shapes.ts';

/** More teeth than these would run together: the wheel is then drawn by its outer circle. */
const mostTeeth = 48;

type Wheel = {
  bore: number;
  root: number;
  pitch: number;
  tip: number;
  breadth: number;
  hub: number;
  hubLength: number;
};

/** Half of the section of a wheel with its hub on the right, from the bore to the tips of its teeth. */
export function wheelSection({ bore, root, pitch, tip, breadth, hub, hubLength }: Wheel): Shape[] {
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
      line('axis', [left, -pitch], [right, -pitch]),
    ),
    line('axis', [left, 0], [left + hubLength, 0]),
  ];
}

type Front = {
  centre: Point;
  bore: number;
  hub: number;
  root: number;
  tip: number;
  pitch: number;
  teeth: number;
  /** Half of the width of a tooth at its tip, as a part of the way from tooth to tooth. */
  slim: number;
  /** The rollers of a chain lie in round seats of this radius. */
  seat?: number;
};

/** A wheel with teeth from the front, where its hub is; a tooth is at the top. */
export function wheelFront({ centre: [cx, cy], bore, hub, root, tip, pitch, teeth, slim, seat }: Front): Shape[] {
  const at = (radius: number, angle: number): Point => [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)];
  const step = (2 * Math.PI) / teeth;
  const steps = Array.from({ length: Math.round(teeth) }, (_, tooth): Step[] => {
    const middle = tooth * step;
    const tops = [at(tip, middle - step * slim), at(tip, middle + step * slim)];
    const [from, to] = [at(root, middle + step * 0.36), at(root, middle + step * 0.64)];
    const flanks = tops.map(([x, y]): Step => ['L', x, y]);
    if (seat === undefined) return [...flanks, ['L', ...from], ['L', ...to]];
    // A seat is a little more than a third of a circle around the middle of a roller.
    const open = Math.min((seat * 0.9) / pitch, step * 0.46);
    const low = pitch - seat * 0.44;
    const ends = [at(low, middle + step * 0.5 - open), at(low, middle + step * 0.5 + open)] as const;
    return [...flanks, ['L', ...ends[0]], ['A', seat, false, false, ...ends[1]]];
  }).flat();
  const outline: Path = [
    ...steps.map((one, place): Step => (place === 0 && one[0] === 'L' ? ['M', one[1], one[2]] : one)),
    ['Z'],
  ];
  return [
    teeth > mostTeeth ? circle('face', [cx, cy], tip) : { look: 'face', path: outline },
    circle('face', [cx, cy], hub),
    circle('face', [cx, cy], bore),
    circle('axis', [cx, cy], pitch),
    ...cross([cx, cy], tip),
  ];
}
