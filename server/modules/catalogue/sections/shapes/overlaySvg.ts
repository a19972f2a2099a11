import { layOut, page, type Room } from './layOut.ts';
import { boundsOfShapes } from './paths.ts';
import type { Part, Shape } from './shapes.ts';
import { geometry, toSvg } from './toSvg.ts';

type Other = { place: number; part: Part };

/** Outlines alone: hatching and centre lines of several parts would cover each other. */
const outline = ({ shapes }: Part): Shape[] =>
  shapes
    .filter(({ look }) => look === 'face' || look === 'cut' || look === 'edge')
    .map(({ path }) => ({ look: 'edge', path }));

/** Draws one part solid and the others as outlines over it, on the same axis at the same scale. */
export function overlaySvg(solid: Part, others: Other[], room: Room = page): string {
  const frame = boundsOfShapes([...solid.shapes, ...others.flatMap(({ part }) => part.shapes)]);
  // The dimensions of the first stand beside the largest of all, since an outline would run through them else.
  const reach: Shape = {
    look: 'thin',
    path: [
      ['M', frame.left, frame.top],
      ['M', frame.right, frame.bottom],
    ],
  };
  const counts = others.map(({ part }) => outline(part));
  const all: Part = { shapes: [...solid.shapes, reach, ...counts.flat()], dimensions: solid.dimensions };
  const layout = layOut(all, room);
  const own = layout.shapes.length - 1 - counts.flat().length;
  const drawn = toSvg({ ...layout, shapes: layout.shapes.slice(0, own) }, {});
  let from = own + 1;
  const phantoms = others.map(({ place }, at) => {
    const to = from + (counts[at]?.length ?? 0);
    const shapes = layout.shapes.slice(from, to);
    from = to;
    return `<g class="ph" data-place="${place}">${geometry(shapes)}</g>`;
  });
  return drawn.replace('</g>', `</g>${phantoms.join('')}`);
}
