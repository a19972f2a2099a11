import { deflateSync } from 'node:zlib';
import { inBytes, linesOf, turkishLetters, widthOf } from './plainLetters.ts';

/** A part of a plain document. The first row of a table is its head. */
export type Block = { heading: string } | { text: string } | { rows: string[][] };
export type Plain = {
  title: string;
  author: string;
  blocks: Block[];
  /** It stands across every page, as 'ÖRNEK' does on a sample. */
  stamp?: string;
};

/** In points, from the lower left corner. */
const a4 = { width: 595, height: 842 };
const area = { left: 57, right: 567, top: 785, bottom: 62 };
const width = area.right - area.left;
const leading = 1.35;
const gap = 6;

const numbered = (value: number) => String(Number(value.toFixed(2)));
/** The brackets and the backslash of a text would end it. */
const asText = (text: string) =>
  inBytes(text)
    .toString('latin1')
    .replaceAll(/[()\\]/g, '\\$&');

type Type = { size: number; isBold?: boolean };
const type = {
  title: { size: 17, isBold: true },
  heading: { size: 11, isBold: true },
  text: { size: 9.5 },
  cell: { size: 8.5 },
  head: { size: 8, isBold: true },
  foot: { size: 7.5 },
} satisfies Record<string, Type>;

/** Lays the blocks out on pages, each of which is a list of PDF's drawing commands. */
function layOut({ title, blocks, stamp }: Plain) {
  const pages: string[][] = [];
  let y = 0;
  const draw = (command: string) => pages.at(-1)?.push(command);
  const write = (text: string, x: number, at: number, { size, isBold = false }: Type) =>
    draw(`BT /${isBold ? 'B' : 'R'} ${size} Tf ${numbered(x)} ${numbered(at)} Td (${asText(text)}) Tj ET`);
  const rule = (at: number, thickness: number) =>
    draw(`${thickness} w ${area.left} ${numbered(at)} m ${area.right} ${numbered(at)} l S`);
  function turn() {
    pages.push([]);
    y = area.top;
    if (stamp === undefined) return;
    const half = widthOf(stamp, 110, true) * 0.354;
    const place = `${numbered(a4.width / 2 - half)} ${numbered(a4.height / 2 - half)}`;
    draw(`q 0.9 g BT /B 110 Tf 0.707 0.707 -0.707 0.707 ${place} Tm (${asText(stamp)}) Tj ET Q`);
  }
  function paragraph(text: string, look: Type) {
    for (const line of text.split('\n').flatMap((part) => linesOf(part, width, look.size, look.isBold))) {
      if (y - look.size * leading < area.bottom) turn();
      y -= look.size * leading;
      write(line, area.left, y, look);
    }
    y -= gap;
  }
  function table([head = [], ...rows]: string[][]) {
    const column = width / Math.max(head.length, 1);
    function row(cells: string[], look: Type) {
      const lines = cells.map((cell) => linesOf(cell, column - gap, look.size, look.isBold));
      const height = Math.max(...lines.map((one) => one.length)) * look.size * leading + gap;
      if (y - height < area.bottom) {
        turn();
        if (cells !== head) row(head, type.head);
      }
      for (const [at, some] of lines.entries())
        for (const [line, text] of some.entries())
          write(text, area.left + at * column, y - (line + 1) * look.size * leading, look);
      y -= height;
      rule(y, cells === head ? 0.8 : 0.25);
    }
    row(head, type.head);
    for (const cells of rows) row(cells, type.cell);
    y -= gap;
  }
  turn();
  paragraph(title, type.title);
  rule(y, 1.4);
  y -= gap;
  for (const block of blocks) {
    if ('rows' in block) table(block.rows);
    else if ('heading' in block) paragraph(block.heading, type.heading);
    else paragraph(block.text, type.text);
  }
  return pages;
}

/**
 * A document of text and tables in PDF's own typeface, which takes a thousandth of the time that `openPaper` needs to embed
 * one: a new site makes some two hundred of them. What people send and print is made by `openPaper`.
 */
export function plainPdf(plain: Plain): Buffer {
  const pages = layOut(plain);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${turkishLetters}] >> >>`;
  const utf16 = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
  const first = 6;
  const kids = pages.map((_, at) => `${first + 2 * at} 0 R`).join(' ');
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (tr) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${utf16(plain.title)} /Author ${utf16(plain.author)} >>`,
  ];
  for (const [at, commands] of pages.entries()) {
    const foot = `BT /R ${type.foot.size} Tf ${area.left} 40 Td (${asText(`${plain.author} · Sayfa ${at + 1} / ${pages.length}`)}) Tj ET`;
    const drawn = deflateSync(Buffer.from([...commands, foot].join('\n'), 'latin1'));
    const fonts = '/Resources << /Font << /R 3 0 R /B 4 0 R >> >>';
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] ${fonts} /Contents ${first + 2 * at + 1} 0 R >>`,
      Buffer.concat([
        Buffer.from(`<< /Length ${drawn.length} /Filter /FlateDecode >>\nstream\n`),
        drawn,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  return inFile(objects);
}

/** Writes the objects one after another, and the table of their places behind them. */
function inFile(objects: (string | Buffer)[]) {
  const parts = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [at, object] of objects.entries()) {
    places.push(length());
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const end = length();
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${rows}${trailer}`)]);
}
