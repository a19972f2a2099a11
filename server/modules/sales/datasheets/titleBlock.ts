import { colours, type Box, type Paper, type Style } from '../../../pdf/paper.ts';
import { sizeToFit } from '../../../pdf/fitting.ts';
import { frame } from '../../../pdf/frame.ts';
import type { ProductSheet } from './readProductSheet.ts';
import { words } from '../../../words/words.ts';

/** The block is 180 x 42 mm (ISO 7200) and fills the frame from side to side at its lower end. */
export const titleBlock = { top: frame.bottom - 42, rowHeight: 14 };

const { left, right, bottom } = frame;
const { top, rowHeight } = titleBlock;
const columns = { product: left + 60, second: left + 120, third: left + 150 };
const thick = 0.5;
const thin = 0.3;
const inset = 2.7;

const label: Style = { size: 7, colour: colours.muted };
const value: Style = { size: 11, weight: 'semibold' };
const large: Style = { size: 15, weight: 'semibold' };
const least = 6;

/** Screen readers read the block on the first page alone (`isFirst`): the others repeat it. */
export type Place = { page: number; pages: number; isFirst: boolean };

export function drawTitleBlock(paper: Paper, sheet: ProductSheet, { page, pages, isFirst }: Place) {
  const { titleBlock: said, onRequest } = words(sheet.language).papers;
  const { product, second, third } = columns;
  const ends = [product, second, third, right];
  const write = (text: string, box: Box, style: Style) =>
    isFirst ? paper.text(paper.root, 'P', text, box, style) : paper.decorate(text, box, style);

  function cell(row: number, [from, to]: [number, number], name: string, text: string, style: Style = value) {
    const box = { x: from + inset, y: top + row * rowHeight + 1.7, width: to - from - 2 * inset };
    write(name, box, label);
    // A text of two lines stays clear of its label.
    const room = { width: box.width, height: rowHeight - 7.2 };
    const fitting = sizeToFit(paper, text, room, { ...style, leading: 1.1 }, least);
    const height = Math.min(paper.heightOf(text, box.width, fitting), room.height);
    write(text, { ...box, y: top + (row + 1) * rowHeight - 1.9 - height, height: room.height + 0.5 }, fitting);
  }

  drawLines(paper);
  drawCompany();
  cell(0, [product, third], said.product, sheet.name);
  cell(0, [third, right], said.scale, sheet.section ? said.inSection : said.unscaled);
  for (const [at, { word, text }] of sheet.codes.entries()) {
    // The first is the code that it is ordered by.
    const style = at === 0 && text ? large : value;
    cell(1, [ends[at] ?? left, ends[at + 1] ?? right], word, text ?? '–', style);
  }
  drawPrice();
  cell(2, [second, third], said.priceDay, sheet.day);
  cell(2, [third, right], said.page, `${page} / ${pages}`);

  function drawPrice() {
    if (!sheet.price) return cell(2, [product, second], said.price, onRequest);
    const { amount, per } = sheet.price;
    cell(2, [product, second], said.priceWithVat, amount, large);
    const x = product + inset + paper.widthOf(amount, large) + 1.5;
    if (per) write(per, { x, y: bottom - 6.4, width: second - x, height: 5 }, { size: 9.5 });
  }

  function drawCompany() {
    const { name, logo, address, reached } = sheet.company;
    const x = left + (logo ? 18 : 5);
    if (logo) {
      const box = { x: left + 4.5, y: top + 5, width: 10, height: 10 };
      if (isFirst) paper.picture(paper.root, name, logo, box);
      else paper.decoratePicture(logo, box);
    }
    const width = product - x - 2;
    const style = sizeToFit(paper, name, { width, height: 6 }, { ...large, size: 13, leading: 1.1 }, least);
    write(name, { x, y: top + 5, width, height: 6.5 }, style);
    const lines = [...address, ...reached].join('\n');
    write(lines, { x, y: top + 12.5, width, height: 27 }, { size: 8, colour: colours.muted, leading: 1.5 });
  }
}

function drawLines(paper: Paper) {
  const { product, second, third } = columns;
  paper.line([left, top], [right, top], thick);
  paper.line([product, top], [product, bottom], thin);
  for (const row of [1, 2]) paper.line([product, top + row * rowHeight], [right, top + row * rowHeight], thin);
  paper.line([second, top + rowHeight], [second, bottom], thin);
  paper.line([third, top], [third, bottom], thin);
}
