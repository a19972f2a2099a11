import { sizes } from './shapes/placeDimension.ts';

/** A file has its colours in it, on white, since it is opened beside other papers. */
const styles = [
  'svg{background:#fff}',
  'path,line,circle,rect,polyline,polygon{fill:none;stroke:#14241e;stroke-width:2;stroke-linejoin:round}',
  '.sf{fill:#fff}.st{stroke-width:1}.sd{stroke-width:1;stroke-dasharray:8 4}.sh{stroke:#4c5c55;stroke-width:.75}',
  '.clx{stroke:#4c5c55;stroke-width:.9;stroke-dasharray:15 4 3 4}.acc{fill:#d64f17;stroke-width:.75}',
  '.md{stroke:#4c5c55;stroke-width:1.25}.ma{fill:#4c5c55;stroke:none}',
  `.ml{font:600 ${sizes.letter}px Archivo,Arial,sans-serif;text-anchor:middle;dominant-baseline:central;`,
  'fill:#14241e;stroke:#fff;stroke-width:10;stroke-linejoin:round;paint-order:stroke}',
].join('');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Makes a file of a drawing, with the values written in. */
export function drawingFile({ svg, letters }: { svg: string; letters: { letter: string; text: string }[] }): string {
  const texts = new Map(letters.map(({ letter, text }) => [letter, text]));
  return svg
    .replaceAll(/<g class="mv">.*?<\/g>|<path class="mh"[^>]*\/>/g, '')
    .replaceAll(/(<text class="ml"[^>]*>)([^<]*)(<\/text>)/g, (_, open: string, letter: string, close: string) => {
      const text = texts.get(letter.trim());
      return `${open}${letter}${text === undefined ? '' : ` = ${escaped(text)}`}${close}`;
    })
    .replace('>', `><style>${styles}</style>`);
}
