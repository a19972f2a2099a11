import type { Layout } from './layOut.ts';
import { round, written } from './paths.ts';
import { labelText, widthOf } from './labels.ts';
import { sizes, type PlacedDimension } from './placeDimension.ts';

const classes = {
  face: 'sf',
  cut: 'sf',
  edge: 'se',
  hidden: 'sd',
  thin: 'st',
  hatch: 'sh',
  axis: 'clx',
  mark: 'acc',
} as const satisfies Record<Layout['shapes'][number]['look'], string>;

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const text = (className: string, x: number, y: number, said: string, turn = '', more = '') =>
  `<text class="${className}" x="${round(x)}" y="${round(y)}"${turn}>${escaped(said)}${more}</text>`;

/** Writes the letter, and behind it what a phone has no room for. */
function letterText({ letter, text: said, label: [x, y] }: PlacedDimension) {
  const rest = said.startsWith(letter) ? said.slice(letter.length) : '';
  return text('ml', x, y, letter, '', rest && `<tspan class="mn">${escaped(rest)}</tspan>`);
}

/** Writes a dimension without its label. */
const lined = ({ lines, arrows }: PlacedDimension) =>
  `<path class="md" d="${written(lines)}"/>${arrows.map((arrow) => `<path class="ma" d="${written(arrow)}"/>`).join('')}`;

/** Writes a drawing for paper: all labels come last, so that no line runs through one. */
export function toPaperSvg({ width, height, shapes, dimensions }: Layout, styles: string): string {
  const labels = dimensions.map(({ label: [x, y], text: said, isTurned }) =>
    text('ml', x, y, said, isTurned ? ` transform="rotate(-90 ${round(x)} ${round(y)})"` : ''),
  );
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${styles}</style>`;
  return `${open}${geometry(shapes)}${dimensions.map(lined).join('')}${labels.join('')}</svg>`;
}

/** Writes the part alone; paths of one look beside each other become one. */
export const geometry = (shapes: Layout['shapes']) =>
  shapes
    .map(({ look, path }) => (path.length > 0 ? `<path class="${classes[look]}" d="${written(path)}"/>` : ''))
    .join('');

/** A phone shows labels larger than the drawing around them, and they still have to fit. */
const enlarged = 1.55;

function badge({ letter, label: [x, y] }: PlacedDimension, value: string, width: number) {
  const said = labelText(letter, value);
  const wide = widthOf(said) + 14;
  const reach = Math.min((wide / 2) * enlarged, width / 2);
  const middle = Math.min(Math.max(x, reach), width - reach);
  const high = sizes.letter + 12;
  const box = `x="${round(middle - wide / 2)}" y="${round(y - high / 2)}" width="${round(wide)}" height="${high}" rx="2"`;
  return `<g class="mv"><rect ${box}/>${text('mt', middle, y, said)}</g>`;
}

/** Writes a drawing without colours; `values` has the text of each letter's value, which is shown while it is pointed at. */
export function toSvg({ width, height, shapes, dimensions }: Layout, values: Readonly<Record<string, string>>): string {
  const measures = dimensions.map((one) => {
    const { letter, lines, hit, arrows } = one;
    const value = values[letter];
    return (
      `<g data-measure="${escaped(letter)}"><path class="md" d="${written(lines)}"/><path class="mh" d="${written(hit)}"/>` +
      arrows.map((arrow) => `<path class="ma" d="${written(arrow)}"/>`).join('') +
      letterText(one) +
      `${value === undefined ? '' : badge(one, value, width)}</g>`
    );
  });
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" class="section-svg">`;
  return `${open}<g class="geo">${geometry(shapes)}</g>${measures.join('')}</svg>`;
}
