import { encode } from 'uqr';
import { colours, points, type Element, type Paper } from './paper.ts';

/** Draws a QR code as vectors, sharp at any size, with error correction of level M. The paper around it is its margin. */
export function drawQr({ doc, add }: Paper, parent: Element, text: string, x: number, y: number, width: number) {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const cell = (width * points) / data.length;
  add(parent, 'Figure', { alt: `QR kod: ${text}` }).add(() => {
    for (const [row, cells] of data.entries()) {
      for (let from = 0; from < cells.length; from++) {
        if (!cells[from]) continue;
        const start = from;
        while (cells[from + 1]) from++;
        doc.rect(x * points + start * cell, y * points + row * cell, (from - start + 1) * cell, cell);
      }
    }
    doc.fill(colours.ink);
  });
}
