import { colours, openPaper, type Paper, type Style } from '../../../../pdf/paper.ts';
import { drawFeet, drawLetterhead, letter } from '../../../../pdf/letterhead.ts';
import { drawTable, type Column } from '../../../../pdf/table.ts';
import { drawClosing, heightOfClosing } from './offerClosing.ts';
import type { OfferSheet } from './readOffer.ts';
import { words, type Words } from '../../../../words/words.ts';

const { left, right, bottom } = letter;
const width = right - left;

const title: Style = { size: 26, weight: 'semibold', leading: 1.1 };
const number: Style = { size: 12, colour: colours.muted };
const label: Style = { size: 7.5, colour: colours.muted };
const value: Style = { size: 9.5, weight: 'semibold' };
const small: Style = { size: 9, leading: 1.45 };

const columnsOf = ({ columns }: Words['papers']): Column[] => [
  { title: columns.number, width: 10 },
  { title: columns.product, width: width - 100, isHead: true, noteWidth: width - 78 },
  { title: columns.quantity, width: 25, align: 'right' },
  { title: columns.unitPrice, width: 25, align: 'right' },
  { title: columns.vat, width: 14, align: 'right' },
  { title: columns.amount, width: 26, align: 'right' },
];

/** Draws an offer, or the confirmation of its order, on a letter's paper: its lines are never split, and the sums stand beside the terms. */
export async function drawOfferSheet(offer: OfferSheet): Promise<Uint8Array> {
  const { company, language, number: called, madeAt } = offer;
  const { papers } = words(language);
  const said = papers[offer.paper];
  const paper = openPaper({ language, title: said.title(called), author: company.name, madeAt });
  const columns = columnsOf(papers);
  paper.addPage();
  let y = drawLetterhead(paper, company) + 7;
  y = drawTitle(paper, offer, y) + 6;
  y = drawBuyer(paper, offer, y) + 7;
  const nextPage = () => {
    paper.addPage();
    return { x: left, y: letter.top, bottom };
  };
  const rows = offer.lines.map(({ name, detail, quantity, price, per, vat, net }, place) => [
    { text: String(place + 1), style: { colour: colours.muted } },
    { text: name, style: { weight: 'semibold' as const }, ...(detail && { note: detail }) },
    { text: quantity },
    { text: price, ...(per && { note: per }) },
    { text: vat },
    { text: net, style: { weight: 'semibold' as const } },
  ]);
  let room = drawTable(paper, paper.root, { columns, rows, nextPage }, { x: left, y, bottom });
  let closing = offer;
  if (heightOfClosing(paper, offer) > bottom - letter.top) {
    // Terms that are too long for one page get pages of their own.
    const terms = offer.terms.map((term, place) => [{ text: `${place + 1}.` }, { text: term }]);
    const termColumns: Column[] = [{ width: 10 }, { width: width - 10 }];
    room = drawTable(paper, paper.root, { columns: termColumns, rows: terms, nextPage }, { ...room, y: room.y + 6 });
    closing = { ...offer, terms: [] };
  }
  if (room.y + heightOfClosing(paper, closing) > bottom) room = nextPage();
  drawClosing(paper, closing, room.y + 6);
  drawFeet(paper, said.foot(company.name, called), papers.page);
  return paper.bytes();
}

/** Returns where the title ends. */
function drawTitle(paper: Paper, { language, paper: kind, number: called, facts }: OfferSheet, y: number) {
  let x = right - facts.reduce((sum, fact) => sum + fact.width, 0);
  const box = { x: left, width: x - left };
  paper.text(paper.root, 'H1', words(language).papers[kind].name, { ...box, y }, title);
  paper.text(paper.root, 'P', called, { ...box, y: y + 12 }, number);
  for (const { name, text, width: each } of facts) {
    paper.text(paper.root, 'P', name, { x, y: y + 8.5, width: each - 2 }, label);
    paper.text(paper.root, 'P', text, { x, y: y + 12.3, width: each - 2, height: 9 }, value);
    x += each;
  }
  return y + 20;
}

function drawBuyer(paper: Paper, { language, buyer: [name = '', ...lines], intro }: OfferSheet, y: number) {
  const inset = 5;
  const column = width / 2 - 2 * inset;
  const rest = lines.join('\n');
  const strong: Style = { size: 11, weight: 'semibold' };
  const nameHeight = paper.heightOf(name, column, strong);
  const restHeight = rest ? paper.heightOf(rest, column, small) : 0;
  const introHeight = intro ? paper.heightOf(intro, column, small) : 0;
  const height = 2 * inset + Math.max(4.5 + nameHeight + restHeight, introHeight);
  paper.fill({ x: left, y, width, height }, colours.sunken);
  const box = { x: left + inset, y: y + inset, width: column };
  paper.text(paper.root, 'P', words(language).papers.dear, box, label);
  paper.text(paper.root, 'P', name, { ...box, y: box.y + 4 }, strong);
  if (rest) paper.text(paper.root, 'P', rest, { ...box, y: box.y + 4.5 + nameHeight }, small);
  if (intro) paper.text(paper.root, 'P', intro, { ...box, x: left + width / 2 }, small);
  return y + height;
}
