import { colours, type Box, type Paper, type Style } from '../../../pdf/paper.ts';
import { cutToFit } from '../../../pdf/fitting.ts';
import { drawQr } from '../../../pdf/qr.ts';
import { drawTable, heightOfRow, type Cell } from '../../../pdf/table.ts';
import { drawSheetSection, placedIn } from './drawSheetSection.ts';
import { drawLadder, heightOfLadder } from './drawSheetLadder.ts';
import { drawPhantom } from './drawPhantom.ts';
import type { ProductSheet } from './readProductSheet.ts';
import { area, heading, headingHeight, rowsOf, small, specColumns, text, width } from './sheetLayout.ts';
import { words, type Words } from '../../../words/words.ts';

/** The space between the two columns. */
const gap = 9;
/** A few specs stand in one column beside the description; more of them go on above it. */
const mostInOne = 12;
const leftWidth = (count: number) => (count > mostInOne ? (width - gap) / 2 : 100);
const qrWidth = 24;
const qrHeight = qrWidth + 6;
/** A lower picture would show too little. */
const leastPicture = 72;
/** The space between the specs in the right column and the description below them. */
const above = 4;
/** Lines of a description that a page begins with, in millimetres. */
const leastText = 14;

export type Rest = { rows: Cell[][]; description: string };

const sum = (heights: number[]) => heights.reduce((all, height) => all + height, 0);

/** Draws as much of picture, specs, description, ladder and QR code as fits below `top`. Returns the rest. */
export function drawBody(paper: Paper, sheet: ProductSheet, top: number): Rest {
  const { language, description, address } = sheet;
  const bottom = area.bottom - heightOfLadder(paper, sheet);
  const { sheet: said } = words(language).papers;
  const all = rowsOf(sheet);
  const hasSpecs = all.length > 0;
  const left = { x: area.left, width: leftWidth(all.length) };
  const right = { x: left.x + left.width + gap, width: width - left.width - gap };
  const written = hasSpecs ? right : left;
  const heights = all.map((row) => heightOfRow(paper, specColumns(left.width), row));
  const ofText = paper.heightOf(description, written.width, text);
  /** The height of the right column when the left one holds `count` rows. */
  const besides = (count: number) => {
    const rows = sum(heights.slice(count));
    return (rows === 0 ? 0 : rows + above + headingHeight) + ofText + qrHeight;
  };
  const heightWith = (count: number) => Math.max(sum(heights.slice(0, count)), besides(count));
  const counts = all.length > mostInOne ? heights.map((_, at) => at + 1) : [all.length];
  const best = counts.toSorted((one, other) => heightWith(one) - heightWith(other))[0] ?? 0;
  const wanted = hasSpecs ? heightWith(best) : Math.max(ofText, qrHeight);
  const room = Math.min(wanted, bottom - top - headingHeight - leastPicture);
  const y = bottom - room - headingHeight;
  drawPicture(paper, sheet, { x: area.left, y: top + 3, width, height: y - top - 9 });

  const inLeft = countWithin(heights.slice(0, best), room);
  const rightRoom = room - qrHeight - headingHeight - Math.min(ofText, leastText);
  const inRight = all.length > mostInOne ? countWithin(heights.slice(inLeft), rightRoom) : 0;
  const ofRight = sum(heights.slice(inLeft, inLeft + inRight));
  if (hasSpecs) drawHeading(paper, said.specs, { ...left, y, width: inRight > 0 ? width : left.width });
  const drawRows = (rows: Cell[][], place: { x: number; width: number }) => {
    const nextPage = () => ({ x: place.x, y: top, bottom });
    const from = { x: place.x, y: y + headingHeight, bottom: bottom + 1 };
    if (rows.length > 0) drawTable(paper, paper.root, { columns: specColumns(place.width), rows, nextPage }, from);
  };
  drawRows(all.slice(0, inLeft), left);
  drawRows(all.slice(inLeft, inLeft + inRight), right);

  const textTop = inRight > 0 ? y + headingHeight + ofRight + above : y;
  drawHeading(paper, said.description, { ...written, y: textTop });
  const textRoom = bottom - textTop - headingHeight - (hasSpecs ? qrHeight : 0);
  const [first, more] = cutToFit(paper, description, { width: written.width, height: textRoom }, text);
  paper.text(paper.root, 'P', first, { ...written, y: textTop + headingHeight + 1 }, text);
  drawAddress(paper, { said, address }, { ...right, y: y + headingHeight + (hasSpecs ? room - qrWidth : 2) });
  drawLadder(paper, sheet, area.bottom);
  return { rows: all.slice(inLeft + inRight), description: more };
}

/** Returns how many of the rows fit into the room. */
function countWithin(heights: number[], room: number): number {
  let [count, used] = [0, 0];
  while (count < heights.length && used + (heights[count] ?? 0) <= room) used += heights[count++] ?? 0;
  return count;
}

export function drawHeading(paper: Paper, words: string, { x, y, width }: Box) {
  paper.text(paper.root, 'H2', words, { x, y, width }, heading);
  paper.line([x, y + headingHeight - 2], [x + width, y + headingHeight - 2], 0.35);
}

/** A section stands beside the picture or below it, where it is larger, or in its place where there is none. */
function drawPicture(paper: Paper, sheet: ProductSheet, box: Required<Box>) {
  const { picture, section, name } = sheet;
  if (!picture) return section && drawSheetSection(paper, section, sheet, box) ? undefined : drawPhantom(paper, box);
  const [left, upper] = [(box.width - gap) * 0.42, (box.height - gap) * 0.48];
  const beside = {
    photo: { ...box, width: left },
    drawing: { ...box, x: box.x + left + gap, width: box.width - left - gap },
  };
  const below = {
    photo: { ...box, height: upper },
    drawing: { ...box, y: box.y + upper + gap, height: box.height - upper - gap },
  };
  const ratioIn = ({ drawing }: typeof beside) => (section && placedIn(section, drawing)?.ratio) ?? 0;
  const { photo, drawing } = ratioIn(below) > ratioIn(beside) ? below : beside;
  const isDrawn = section !== null && drawSheetSection(paper, section, sheet, drawing);
  drawPhoto(paper, picture, name, isDrawn ? photo : box);
}

function drawPhoto(paper: Paper, picture: NonNullable<ProductSheet['picture']>, name: string, box: Required<Box>) {
  const { bytes, caption } = picture;
  const words = caption ? 5 : 0;
  paper.picture(paper.root, name, bytes, { ...box, height: box.height - words });
  if (caption) paper.text(paper.root, 'Caption', caption, { ...box, y: box.y + box.height - 4, height: 5 }, small);
}

const strong: Style = { size: 9.5, weight: 'semibold', colour: colours.ink };

type Saying = { said: Words['papers']['sheet']; address: string };

/** A printed sheet grows old: a code for phones leads to the current page. */
function drawAddress(paper: Paper, { said, address }: Saying, { x, y, width }: Box) {
  drawQr(paper, paper.root, address, x, y, qrWidth);
  const box = { x: x + qrWidth + 4, y: y + 9, width: width - qrWidth - 4 };
  paper.text(paper.root, 'P', said.current, box, strong);
  paper.text(paper.root, 'P', said.currentText, { ...box, y: y + 13.5 }, small);
}
