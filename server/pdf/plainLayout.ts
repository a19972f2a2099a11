import { inBytes, linesOf, widthOf } from './plainLetters.ts';

/** A part of a plain document. The first row of a table is its head. */
export type Block = { heading: string } | { text: string } | { rows: string[][] };
export type Plain = {
  title: string;
  author: string;
  blocks: Block[];
  /** It stands across every page, as 'ÖRNEK' does on a sample. */
  stamp?: string;
};

/** Screen readers follow these: an element, or a mark of a page's text. */
export type Role = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';
export type Marked = { page: number; mark: number };
export type Tag = { role: Role; parts: (Tag | Marked)[] };

/** In points, from the lower left corner. */
export const a4 = { width: 595, height: 842 };
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

const written = (text: string, x: number, y: number, { size, isBold = false }: Type) =>
  `BT /${isBold ? 'B' : 'R'} ${size} Tf ${numbered(x)} ${numbered(y)} Td (${asText(text)}) Tj ET`;
/** Screen readers skip it. */
const skipped = (command: string) => `/Artifact BMC ${command} EMC`;

function stampOf(text: string) {
  const half = widthOf(text, 110, true) * 0.354;
  const place = `${numbered(a4.width / 2 - half)} ${numbered(a4.height / 2 - half)}`;
  return skipped(`q 0.9 g BT /B 110 Tf 0.707 0.707 -0.707 0.707 ${place} Tm (${asText(text)}) Tj ET Q`);
}

/** The commands that draw each page, and the structure of the whole. */
type Pages = { commands: string[]; marks: Tag[] }[];

/** Writes text onto pages, and notes of which element it is. */
function openPages(stamp: string | undefined) {
  const pages: Pages = [];
  const root: Tag = { role: 'Document', parts: [] };
  const last = () => pages.at(-1) ?? { commands: [], marks: [] };
  return {
    pages,
    root,
    turn: () => void pages.push({ commands: stamp === undefined ? [] : [stampOf(stamp)], marks: [] }),
    draw: (command: string) => void last().commands.push(skipped(command)),
    add(parent: Tag, role: Role): Tag {
      const tag: Tag = { role, parts: [] };
      parent.parts.push(tag);
      return tag;
    },
    write(tag: Tag, commands: string) {
      const { marks } = last();
      tag.parts.push({ page: pages.length - 1, mark: marks.push(tag) - 1 });
      last().commands.push(`/${tag.role} << /MCID ${marks.length - 1} >> BDC ${commands} EMC`);
    },
  };
}

/** Lays the blocks out on pages. */
export function layOut({ title, author, blocks, stamp }: Plain) {
  const { pages, root, turn, draw, add, write } = openPages(stamp);
  let y = 0;
  const begin = () => {
    turn();
    y = area.top;
  };
  const rule = (thickness: number) =>
    draw(`${thickness} w ${area.left} ${numbered(y)} m ${area.right} ${numbered(y)} l S`);
  function paragraph(text: string, look: Type, role: Role) {
    const tag = add(root, role);
    for (const line of text.split('\n').flatMap((part) => linesOf(part, width, look.size, look.isBold))) {
      if (y - look.size * leading < area.bottom) begin();
      y -= look.size * leading;
      write(tag, written(line, area.left, y, look));
    }
    y -= gap;
  }
  function table([head = [], ...rows]: string[][]) {
    const column = width / Math.max(head.length, 1);
    const element = add(root, 'Table');
    function row(cells: string[], look: Type, role: 'TH' | 'TD', isRepeated = false) {
      const lines = cells.map((cell) => linesOf(cell, column - gap, look.size, look.isBold));
      const height = Math.max(...lines.map((one) => one.length)) * look.size * leading + gap;
      if (y - height < area.bottom) {
        begin();
        if (cells !== head) row(head, type.head, 'TH', true);
      }
      const tag = isRepeated ? undefined : add(element, 'TR');
      for (const [at, some] of lines.entries()) {
        const placed = some.map((text, line) =>
          written(text, area.left + at * column, y - (line + 1) * look.size * leading, look),
        );
        if (tag) write(add(tag, role), placed.join(' '));
        else draw(placed.join(' '));
      }
      y -= height;
      rule(role === 'TH' ? 0.8 : 0.25);
    }
    row(head, type.head, 'TH');
    for (const cells of rows) row(cells, type.cell, 'TD');
    y -= gap;
  }
  begin();
  paragraph(title, type.title, 'H1');
  rule(1.4);
  y -= gap;
  for (const block of blocks) {
    if ('rows' in block) table(block.rows);
    else if ('heading' in block) paragraph(block.heading, type.heading, 'H2');
    else paragraph(block.text, type.text, 'P');
  }
  for (const [at, { commands }] of pages.entries())
    commands.push(skipped(written(`${author} · Sayfa ${at + 1} / ${pages.length}`, area.left, 40, type.foot)));
  return { pages, root };
}
