import { colours, openPaper, type Paper, type Style } from '../../../pdf/paper.ts';
import { drawFeet, drawLetterhead, letter } from '../../../pdf/letterhead.ts';
import { drawQr } from '../../../pdf/qr.ts';
import { drawTable, type Cell } from '../../../pdf/table.ts';
import { onRequest } from '../../../pdf/words.ts';
import { type PriceList, type PriceRow } from './readPriceList.ts';

const width = letter.right - letter.left;
const codeWidth = 38;
const priceWidth = 40;
const qrWidth = 20;
const title: Style = { size: 24, weight: 'semibold', leading: 1.15 };
const subtitle: Style = { size: 13, weight: 'semibold', colour: colours.muted };
const small: Style = { size: 8, colour: colours.muted, leading: 1.45 };

const whole = new Intl.NumberFormat('tr-TR');

/** The column of codes is left out when no product has one. */
function tableOf(rows: PriceRow[]) {
  const hasCodes = rows.some(({ code }) => code !== '');
  const nameWidth = width - priceWidth - (hasCodes ? codeWidth : 0);
  return {
    columns: [
      ...(hasCodes ? [{ title: 'Kod', width: codeWidth }] : []),
      { title: 'Ürün', width: nameWidth, isHead: true },
      { title: 'Fiyat, ₺', width: priceWidth, align: 'right' as const },
    ],
    rows: rows.map((row) => cellsOf(row).slice(hasCodes ? 0 : 1)),
  };
}

const cellsOf = ({ code, name, measures, price, per }: PriceRow): Cell[] => [
  { text: code },
  { text: name, style: { weight: 'semibold' }, note: measures },
  price === null ? { text: onRequest, style: { size: 8, colour: colours.muted } } : { text: price, note: per },
];

/** Draws the prices of a category, on as many pages of a letter as they need. */
export async function drawPriceList(list: PriceList, madeAt: number): Promise<Uint8Array> {
  const { company, category, day, rows } = list;
  const paper = openPaper({ title: `${category} fiyat listesi`, author: company.name, madeAt });
  paper.addPage();
  const y = drawHead(paper, list, drawLetterhead(paper, company) + 6);
  const nextPage = () => {
    paper.addPage();
    return { x: letter.left, y: letter.top, bottom: letter.bottom };
  };
  drawTable(paper, paper.root, { ...tableOf(rows), nextPage }, { x: letter.left, y, bottom: letter.bottom });
  drawFeet(paper, `${company.name}, ${category}, ${day}`);
  return paper.bytes();
}

function drawHead(paper: Paper, { category, rows, count, day, address }: PriceList, top: number) {
  const box = { x: letter.left, y: top, width: width - qrWidth - 6 };
  drawQr(paper, paper.root, address, letter.right - qrWidth, top, qrWidth);
  paper.text(paper.root, 'H1', 'Fiyat listesi', box, title);
  let y = top + 11;
  paper.text(paper.root, 'H2', category, { ...box, y }, subtitle);
  y += paper.heightOf(category, box.width, subtitle) + 1.5;
  const about = [
    `${day}, ${whole.format(count)} ürün. Fiyatlara KDV dâhildir; güncel fiyat ürün sayfasındadır.`,
    ...(count > rows.length ? [`İlk ${whole.format(rows.length)} ürün listelenmiştir; kalanı için bize yazın.`] : []),
  ].join('\n');
  paper.text(paper.root, 'P', about, { ...box, y }, small);
  return Math.max(y + paper.heightOf(about, box.width, small), top + qrWidth) + 6;
}
