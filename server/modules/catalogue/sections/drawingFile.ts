import type { Section } from '../../../../common/measures/sections.ts';
import type { Db } from '../../../db/database.ts';
import { inLanguage } from '../../../db/inLanguage.ts';
import { definitionsOf, type Definitions } from '../references/definitions.ts';
import { partOf } from './drawSection.ts';
import { letteredValues, lettersIn, measuresBy, saidOf, type LetteredValue, type Product } from './productSection.ts';
import { labelText, letterHeight, writtenWidth } from './shapes/labels.ts';
import { layOut, type Room } from './shapes/layOut.ts';
import type { Measures } from './shapes/shapes.ts';
import { escaped, toPaperSvg } from './shapes/toSvg.ts';
import { look } from '../../../../common/look.ts';

/** The room of a drawing that has a sheet to itself: values take more of it than letters do. */
const sheet: Room = { width: 1000, height: 750, leastHeight: 500 };

const { light, paper, typeface } = look;
const [white, ink, muted, accent] = [paper.white, light.line.axis, light.text.secondary, light.line.dim].map((colour) =>
  colour.toLowerCase(),
);
const family = `${typeface.name},${typeface.mailFamily.replaceAll(', ', ',')}`;

/** A file has its colours in it, on white, since it is opened beside other papers. */
const styles = [
  `svg{background:${white}}`,
  `path,line,circle,rect,polyline,polygon{fill:none;stroke:${ink};stroke-width:2;stroke-linejoin:round}`,
  `.sf{fill:${white}}.st{stroke-width:1}.sd{stroke-width:1;stroke-dasharray:8 4}.sh{stroke:${muted};stroke-width:.75}`,
  `.clx{stroke:${muted};stroke-width:.9;stroke-dasharray:15 4 3 4}.acc{fill:${accent};stroke-width:.75}`,
  `.md{stroke:${muted};stroke-width:1.25}.ma{fill:${muted};stroke:none}`,
  `.ml{font:600 ${letterHeight}px ${family};text-anchor:middle;dominant-baseline:central;`,
  `fill:${ink};stroke:${white};stroke-width:10;stroke-linejoin:round;paint-order:stroke}`,
  `.mr{font-family:${family};font-weight:600;fill:${ink}}`,
].join('');

/** Makes a file of a product's drawing with the values written in; null for a product that is not drawn. */
export function drawingFile(product: Product, definitions: Definitions): string | null {
  const kind = product.kindId === null ? undefined : definitions.kinds.get(product.kindId);
  if (!kind) return null;
  const values = letteredValues(product, definitions);
  if (kind.ownDrawing !== null) return withRows(kind.ownDrawing, values);
  if (!kind.section) return null;
  const texts = Object.fromEntries(values.map(({ letter, text }) => [letter, text]));
  return sectionFile(kind.section, measuresBy(values), texts, saidOf(product, definitions));
}

/** Makes the same with what is written as a language writes it. */
export const drawingIn = async (db: Db, language: string, product: Product) =>
  drawingFile(product, await definitionsOf(inLanguage(db, language)));

/** Makes a file of a section; `texts` has the value of each letter. */
export function sectionFile(section: Section, measures: Measures, texts: Readonly<Record<string, string>>, said = '') {
  const part = partOf(section, measures, said);
  if (!part) return null;
  const dimensions = part.dimensions.map((one) => ({ ...one, label: labelText(one.letter, texts[one.letter] ?? '') }));
  return toPaperSvg(layOut({ ...part, dimensions }, sheet), styles);
}

/** The width of a drawing in which letters have their usual height. */
const usualWidth = 672;
const rowHeight = 1.7;

/** Writes the values below an own drawing, whose letters have room for themselves alone. */
function withRows(svg: string, values: LetteredValue[]): string {
  const drawn = lettersIn(svg);
  const rows = values.filter(({ letter }) => drawn.has(letter)).map(({ letter, text }) => labelText(letter, text));
  const plain = svg
    .replaceAll(/<g class="mv">.*?<\/g>|<path class="mh"[^>]*\/>/g, '')
    .replace('>', `><style>${styles}</style>`);
  const [left = 0, top = 0, width = 0, height = 0] = (/ viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const size = (width / usualWidth) * letterHeight;
  const widest = Math.max(0, ...rows.map((row) => (writtenWidth(row) / letterHeight) * size));
  const sheetWidth = Math.ceil(Math.max(width, widest + 2 * size));
  const sheetHeight = Math.ceil(height + (rows.length + 1) * rowHeight * size);
  const written = rows.map((row, at) => {
    const y = top + height + (at + 1) * rowHeight * size;
    return `<text class="mr" font-size="${size.toFixed(2)}" x="${(left + size).toFixed(1)}" y="${y.toFixed(1)}">${escaped(row)}</text>`;
  });
  return plain
    .replace(/ viewBox="[^"]*"/, ` viewBox="${left} ${top} ${sheetWidth} ${sheetHeight}"`)
    .replace(/<\/svg>\s*$/, `${written.join('')}</svg>`);
}
