import { colours } from '../../../pdf/colours.ts';
import { cutToFit, sizeToFit } from '../../../pdf/fitting.ts';
import { drawFrame, frame } from '../../../pdf/frame.ts';
import { openPaper, type Box, type Paper, type Style } from '../../../pdf/paper.ts';
import { drawQr } from '../../../pdf/qr.ts';
import { drawTable, heightOfRow, type Cell } from '../../../pdf/table.ts';
import type { ProductSheet } from './readProductSheet.ts';
import { drawTitleBlock, titleBlock } from './titleBlock.ts';

const area = { left: frame.left + 9, right: frame.right - 9, top: frame.top + 9, bottom: titleBlock.top - 4 };
const width = area.right - area.left;
/** On the lower part of the first page the specs stand beside the description. */
const leftWidth = 100;
const beside = { x: area.left + leftWidth + 9, width: width - leftWidth - 9 };
const qrWidth = 24;
/** A lower picture would show too little. */
const leastPicture = 72;
/** The first page has this many specs; the others follow on the second. */
const mostSpecs = 12;

const title: Style = { size: 24, weight: 'semibold', leading: 1.15 };
const heading: Style = { size: 11, weight: 'semibold' };
const headingHeight = 8.5;
const text: Style = { size: 9.5, leading: 1.45 };
const small: Style = { size: 8, colour: colours.muted, leading: 1.4 };

const specColumns = (whole: number) => [{ width: whole * 0.41, isHead: true }, { width: whole * 0.59 }];

/** Returns the specs as rows; each group begins with its name. */
function rowsOf({ specs }: ProductSheet): Cell[][] {
  const groups = [...new Set(specs.map(({ group }) => group))].toSorted(
    (a, b) => Number(a !== null) - Number(b !== null),
  );
  return groups.flatMap((group) => [
    ...(group === null ? [] : [[{ text: group, style: { size: 8, weight: 'semibold' as const } }]]),
    ...specs
      .filter((spec) => spec.group === group)
      .map(({ name, text }) => [{ text: name, style: { colour: colours.muted } }, { text }]),
  ]);
}

/** Draws a product on an A4 drawing sheet (docs/decisions/032). */
export async function drawProductSheet(sheet: ProductSheet, madeAt: number): Promise<Uint8Array> {
  const paper = openPaper({ title: sheet.name, author: sheet.company.name, madeAt });
  const nextPage = () => {
    paper.addPage();
    drawFrame(paper);
  };
  nextPage();
  const rest = drawLower(paper, sheet, drawUpper(paper, sheet));
  drawRest(paper, sheet, rest, nextPage);
  const pages = paper.pageCount();
  for (let page = 1; page <= pages; page++) {
    paper.turnTo(page - 1);
    drawTitleBlock(paper, sheet, { page, pages, isFirst: page === 1 });
  }
  return paper.bytes();
}

/** Draws the head of the sheet and returns where it ends. */
function drawUpper(paper: Paper, { category, name, brand, warning }: ProductSheet): number {
  const box = { x: area.left, y: area.top, width };
  const over = [category, brand].filter(Boolean).join(' · ');
  if (over) paper.text(paper.root, 'P', over, box, { size: 9.5, colour: colours.muted });
  const style = titleOf(paper, name);
  let y = area.top + 5.5;
  paper.text(paper.root, 'H1', name, { ...box, y, height: 24 }, style);
  y += Math.min(paper.heightOf(name, width, style), 24) + 2;
  if (!warning) return y;
  paper.text(paper.root, 'P', warning, { ...box, y }, { ...text, weight: 'semibold', colour: colours.accent });
  return y + paper.heightOf(warning, width, text) + 2;
}

/** A title stays on one line when that makes it no more than a quarter smaller. */
function titleOf(paper: Paper, name: string): Style {
  const inOneLine = sizeToFit(paper, name, { width, height: 11 }, title, 18);
  return paper.heightOf(name, width, inOneLine) <= 11
    ? inOneLine
    : sizeToFit(paper, name, { width, height: 22 }, title, 13);
}

type Rest = { rows: Cell[][]; description: string };

/** Draws as much of picture, specs, description and QR code as fits. Returns the rest. */
function drawLower(paper: Paper, sheet: ProductSheet, top: number): Rest {
  const { picture, description, address } = sheet;
  const all = rowsOf(sheet);
  const columns = specColumns(leftWidth);
  const heights = all.slice(0, mostSpecs).map((row) => heightOfRow(paper, columns, row));
  const written = all.length > 0 ? beside : { x: area.left, width: leftWidth };
  const ofRows = heights.reduce((sum, height) => sum + height, 0);
  const ofText = paper.heightOf(description, written.width, text);
  const ofQr = qrWidth + 6;
  const most = area.bottom - top - headingHeight - (picture ? leastPicture : 0);
  const wanted = all.length > 0 ? Math.max(ofRows, ofText + ofQr) : Math.max(ofText, ofQr);
  const room = Math.min(wanted, most);
  const y = picture ? area.bottom - room - headingHeight : top + 4;
  if (picture) drawPicture(paper, sheet, { x: area.left, y: top + 3, width, height: y - top - 9 });

  let [count, used] = [0, 0];
  while (count < heights.length && used + (heights[count] ?? 0) <= room) used += heights[count++] ?? 0;
  if (count > 0) {
    drawHeading(paper, 'Özellikler', { x: area.left, y, width: leftWidth });
    const nextPage = () => ({ x: area.left, y: top, bottom: area.bottom });
    const place = { x: area.left, y: y + headingHeight, bottom: area.bottom + 1 };
    drawTable(paper, paper.root, { columns, rows: all.slice(0, count), nextPage }, place);
  }
  drawHeading(paper, 'Açıklama', { x: written.x, y, width: written.width });
  const height = all.length > 0 ? room - ofQr : room;
  const [first, description2] = cutToFit(paper, description, { width: written.width, height }, text);
  paper.text(paper.root, 'P', first, { x: written.x, y: y + headingHeight + 1, width: written.width }, text);
  drawAddress(paper, address, y + headingHeight + (all.length > 0 ? room - qrWidth : 2));
  return { rows: all.slice(count), description: description2 };
}

function drawHeading(paper: Paper, words: string, { x, y, width }: Box) {
  paper.text(paper.root, 'H2', words, { x, y, width }, heading);
  paper.line([x, y + headingHeight - 2], [x + width, y + headingHeight - 2], 0.35);
}

function drawPicture(paper: Paper, { picture, name }: ProductSheet, box: Required<Box>) {
  if (!picture) return;
  const { bytes, caption } = picture;
  const words = caption ? 5 : 0;
  paper.picture(paper.root, name, bytes, { ...box, height: box.height - words });
  if (caption) paper.text(paper.root, 'Caption', caption, { ...box, y: box.y + box.height - 4, height: 5 }, small);
}

/** A printed sheet grows old: a code for phones leads to the current page. */
function drawAddress(paper: Paper, address: string, y: number) {
  drawQr(paper, paper.root, address, beside.x, y, qrWidth);
  const box = { x: beside.x + qrWidth + 4, y: y + 9, width: beside.width - qrWidth - 4 };
  paper.text(paper.root, 'P', 'Güncel bilgi', box, { size: 9.5, weight: 'semibold' });
  paper.text(paper.root, 'P', 'Fiyat ve özelliklerin son hâli ürün sayfasındadır.', { ...box, y: y + 13.5 }, small);
}

/** Draws on further pages what did not fit the first. */
function drawRest(paper: Paper, { name }: ProductSheet, { rows, description }: Rest, addPage: () => void) {
  const nextPage = () => {
    addPage();
    paper.decorate(name, { x: area.left, y: area.top, width }, heading);
    return { x: area.left, y: area.top + 9, bottom: area.bottom };
  };
  if (rows.length === 0 && !description) return;
  let { y } = nextPage();
  if (rows.length > 0) {
    drawHeading(paper, 'Özellikler', { x: area.left, y, width });
    const room = { x: area.left, y: y + headingHeight, bottom: area.bottom };
    y = drawTable(paper, paper.root, { columns: specColumns(width), rows, nextPage }, room).y + 6;
  }
  for (let left = description; left;) {
    if (area.bottom - y < 20) ({ y } = nextPage());
    drawHeading(paper, 'Açıklama', { x: area.left, y, width });
    const [some, more] = cutToFit(paper, left, { width, height: area.bottom - y - headingHeight - 2 }, text);
    paper.text(paper.root, 'P', some, { x: area.left, y: y + headingHeight + 1, width }, text);
    left = more;
    y = area.bottom;
  }
}
