import { colours, openPaper, type Paper, type Style } from '../../../pdf/paper.ts';
import { drawFeet, drawLetterhead, letter } from '../../../pdf/letterhead.ts';
import { drawQr } from '../../../pdf/qr.ts';
import { drawTable, type Cell } from '../../../pdf/table.ts';
import { type PriceList, type PriceRow } from './readPriceList.ts';
import { words, type Words } from '../../../words/words.ts';

const width = letter.right - letter.left;
const codeWidth = 38;
const priceWidth = 40;
const qrWidth = 20;
const title: Style = { size: 24, weight: 'semibold', leading: 1.15 };
const subtitle: Style = { size: 13, weight: 'semibold', colour: colours.muted };
const small: Style = { size: 8, colour: colours.muted, leading: 1.45 };

/** The column of codes is left out when no product has one. */
function tableOf({ columns, onRequest }: Words['papers'], rows: PriceRow[]) {
  const hasCodes = rows.some(({ code }) => code !== '');
  const nameWidth = width - priceWidth - (hasCodes ? codeWidth : 0);
  return {
    columns: [
      ...(hasCodes ? [{ title: columns.code, width: codeWidth }] : []),
      { title: columns.product, width: nameWidth, isHead: true },
      { title: columns.price, width: priceWidth, align: 'right' as const },
    ],
    rows: rows.map((row) => cellsOf(row, onRequest).slice(hasCodes ? 0 : 1)),
  };
}

const cellsOf = ({ code, name, measures, price, per }: PriceRow, onRequest: string): Cell[] => [
  { text: code },
  { text: name, style: { weight: 'semibold' }, note: measures },
  price === null ? { text: onRequest, style: { size: 8, colour: colours.muted } } : { text: price, note: per },
];

/** Draws the prices of a category, on as many pages of a letter as they need. */
export async function drawPriceList(list: PriceList, madeAt: number): Promise<Uint8Array> {
  const { language, company, category, day, rows } = list;
  const { papers } = words(language);
  const paper = openPaper({ language, title: papers.priceList.title(category), author: company.name, madeAt });
  paper.addPage();
  const y = drawHead(paper, list, drawLetterhead(paper, company) + 6);
  const nextPage = () => {
    paper.addPage();
    return { x: letter.left, y: letter.top, bottom: letter.bottom };
  };
  drawTable(paper, paper.root, { ...tableOf(papers, rows), nextPage }, { x: letter.left, y, bottom: letter.bottom });
  drawFeet(paper, `${company.name}, ${category}, ${day}`, papers.page);
  return paper.bytes();
}

function drawHead(paper: Paper, { language, category, rows, count, day, address }: PriceList, top: number) {
  const { priceList: said } = words(language).papers;
  const box = { x: letter.left, y: top, width: width - qrWidth - 6 };
  drawQr(paper, paper.root, address, letter.right - qrWidth, top, qrWidth);
  paper.text(paper.root, 'H1', said.heading, box, title);
  let y = top + 11;
  paper.text(paper.root, 'H2', category, { ...box, y }, subtitle);
  y += paper.heightOf(category, box.width, subtitle) + 1.5;
  const about = [said.about(day, count), ...(count > rows.length ? [said.first(rows.length)] : [])].join('\n');
  paper.text(paper.root, 'P', about, { ...box, y }, small);
  return Math.max(y + paper.heightOf(about, box.width, small), top + qrWidth) + 6;
}
