import { unitBehind } from '../../../../common/measures/salesUnits.ts';
import { quantity as written } from '../../../pdf/words.ts';
import type { Workplace } from '../../../jobs/job.ts';
import { drawFeet, drawLetterhead, letter, type Company } from '../../../pdf/letterhead.ts';
import { colours, openPaper, type Paper, type Style } from '../../../pdf/paper.ts';
import { drawTable, type Cell, type Column } from '../../../pdf/table.ts';
import { languageOfWords, words, type WordsLanguage } from '../../../words/words.ts';
import { readCompany } from '../datasheets/readCompany.ts';
import { findOrderBySeq, rowsOfOrder } from '../orders/orders.store.ts';
import { openOf, shippedOf } from './addShipment.ts';
import { findShipment, placeOf, shipmentsOf, shippedRowsOf } from './shipments.store.ts';

/** The paper that goes with a part of an order: what is in it, and what is still to come. It has no prices. */
export type DeliveryNote = {
  language: WordsLanguage;
  company: Company;
  number: string;
  madeAt: number;
  facts: { name: string; text: string; width: number }[];
  receiver: string[];
  lines: { name: string; detail: string; ordered: string; sent: string; open: string }[];
};

/** The open quantities are those of the day of the part: later parts do not change a paper that went with the goods. Null for an unknown id. */
export async function readDeliveryNote(
  { openDb, images }: Pick<Workplace, 'openDb' | 'images'>,
  id: string,
): Promise<DeliveryNote | null> {
  const db = await openDb();
  const shipment = await findShipment(db, id);
  const order = shipment && (await findOrderBySeq(db, shipment.orderSeq));
  if (!order) return null;
  const all = await shipmentsOf(db, [order.seq]);
  const until = (await shippedRowsOf(db, [order.seq])).filter(({ shipmentSeq }) => shipmentSeq <= shipment.seq);
  const shipped = shippedOf(until);
  const own = shippedOf(until.filter(({ shipmentSeq }) => shipmentSeq === shipment.seq));
  const language = languageOfWords(order.language);
  const { papers, dates, sales } = words(language);
  const { note, facts } = papers;
  const { buyerName, company, deliveryPlace, ownNumber } = order;
  const rows = (await rowsOfOrder(db, [order.seq])).filter((row) => own.has(row.seq) || openOf(row, shipped) > 0);
  return {
    language,
    company: await readCompany(db, images),
    number: `${order.number}/${placeOf(shipment, all)}`,
    madeAt: shipment.createdAt,
    facts: [
      { name: facts.date, text: dates.dayOf(shipment.createdAt), width: 24 },
      ...(ownNumber ? [{ name: facts.ownNumber, text: ownNumber, width: 34 }] : []),
      ...(shipment.waybillNumber ? [{ name: note.waybill, text: shipment.waybillNumber, width: 40 }] : []),
    ],
    receiver: [
      ...[company, buyerName].flatMap((text) => text || []),
      ...(deliveryPlace ? [note.to(deliveryPlace)] : []),
      ...(shipment.carrier ? [note.by([shipment.carrier, shipment.consignment].filter(Boolean).join(', '))] : []),
    ],
    lines: rows.map((row) => {
      const text = (quantity: number) =>
        `${written(quantity, language)}\u00a0${unitBehind(quantity, row.salesUnit, sales)}`;
      return {
        name: row.name,
        detail: [row.code, row.askedCode && papers.yourCode(row.askedCode)].filter(Boolean).join(', '),
        ...{ ordered: text(row.quantity), sent: text(own.get(row.seq) ?? 0), open: text(openOf(row, shipped)) },
      };
    }),
  };
}

const { left, right, bottom } = letter;
const width = right - left;
const title: Style = { size: 26, weight: 'semibold', leading: 1.1 };
const label: Style = { size: 7.5, colour: colours.muted };
const value: Style = { size: 9.5, weight: 'semibold' };

export async function drawDeliveryNote(sheet: DeliveryNote): Promise<Uint8Array> {
  const { company, language, number: called, madeAt } = sheet;
  const { papers } = words(language);
  const { note, columns: heads } = papers;
  const paper = openPaper({ language, title: note.title(called), author: company.name, madeAt });
  paper.addPage();
  let y = drawLetterhead(paper, company) + 7;
  y = drawHead(paper, sheet, y) + 6;
  const columns: Column[] = [
    { title: heads.number, width: 10 },
    { title: heads.product, width: width - 94, isHead: true },
    { title: note.ordered, width: 28, align: 'right' },
    { title: note.sent, width: 28, align: 'right' },
    { title: note.open, width: 28, align: 'right' },
  ];
  const rows = sheet.lines.map(({ name, detail, ordered, sent, open }, place): Cell[] => [
    { text: String(place + 1), style: { colour: colours.muted } },
    { text: name, style: { weight: 'semibold' }, ...(detail && { note: detail }) },
    { text: ordered },
    { text: sent, style: { weight: 'semibold' } },
    { text: open },
  ]);
  const nextPage = () => {
    paper.addPage();
    return { x: left, y: letter.top, bottom };
  };
  let room = drawTable(paper, paper.root, { columns, rows, nextPage }, { x: left, y, bottom });
  if (room.y + 24 > bottom) room = nextPage();
  paper.text(paper.root, 'P', note.received, { x: left, y: room.y + 8, width: width / 2 }, label);
  paper.line([left, room.y + 22], [left + width / 2, room.y + 22], 0.18, colours.hairline);
  drawFeet(paper, note.foot(company.name, called), papers.page);
  return paper.bytes();
}

/** Returns where the head ends. */
function drawHead(paper: Paper, { language, number: called, facts, receiver }: DeliveryNote, y: number) {
  const { note } = words(language).papers;
  let x = right - facts.reduce((sum, fact) => sum + fact.width, 0);
  const box = { x: left, width: x - left };
  paper.text(paper.root, 'H1', note.name, { ...box, y }, title);
  paper.text(paper.root, 'P', called, { ...box, y: y + 12 }, { size: 12, colour: colours.muted });
  for (const { name, text, width: each } of facts) {
    paper.text(paper.root, 'P', name, { x, y: y + 8.5, width: each - 2 }, label);
    paper.text(paper.root, 'P', text, { x, y: y + 12.3, width: each - 2, height: 9 }, value);
    x += each;
  }
  const text = receiver.join('\n');
  if (!text) return y + 20;
  const style: Style = { size: 9.5, leading: 1.45 };
  paper.text(paper.root, 'P', text, { x: left, y: y + 22, width }, style);
  return y + 22 + paper.heightOf(text, width, style);
}
