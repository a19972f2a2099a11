import type { Definitions } from '../references/definitions.ts';
import { partOf } from './drawSection.ts';
import { letteredValues, measuresBy, saidOf, type Product } from './productSection.ts';
import { boundsOfShapes, placed, round } from './shapes/paths.ts';
import { geometry } from './shapes/toSvg.ts';

/** Units of the SVG for a millimetre: paths have one decimal. */
const fine = 10;

/**
 * Draws a product alone and without hatching, to be shown small beside others at one scale; its size is in millimetres. Null
 * for a product that is not drawn by its measures.
 */
export function outlineOf(product: Product, definitions: Definitions) {
  const kind = product.kindId === null ? undefined : definitions.kinds.get(product.kindId);
  if (!kind?.section || kind.ownDrawing !== null) return null;
  const part = partOf(kind.section, measuresBy(letteredValues(product, definitions)), saidOf(product, definitions));
  if (!part) return null;
  const outlined = part.shapes.filter(({ look }) => look !== 'axis' && look !== 'hidden');
  const { left, top, right, bottom } = boundsOfShapes(outlined);
  const shapes = outlined.map(({ look, path }) => ({ look, path: placed(path, fine, [-left * fine, -top * fine]) }));
  const [width, height] = [right - left, bottom - top];
  const viewBox = `0 0 ${round(width * fine)} ${round(height * fine)}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" class="section-svg">${geometry(shapes)}</svg>`;
  return { svg, width, height };
}
