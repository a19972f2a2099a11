import { colours, points, type Paper, type Style } from '../../../../pdf/paper.ts';
import { letter } from '../../../../pdf/letterhead.ts';
import { drawAcceptance, heightOfAcceptance } from './drawAcceptance.ts';
import type { OfferSheet } from './readOffer.ts';
import { words } from '../../../../words/words.ts';

// Terms, sums and signatures, or the record of an acceptance, stay together on one page.

const { left, right } = letter;
const heading: Style = { size: 11, weight: 'semibold' };
const text: Style = { size: 8.5, leading: 1.45 };
const label: Style = { size: 7.5, colour: colours.muted };
const value: Style = { size: 9.5, weight: 'semibold' };
const sum: Style = { size: 10 };
const total: Style = { size: 13, weight: 'semibold' };

const sums = { x: left + 106, width: right - left - 106, row: 8.5, rate: 4.6 };
const terms = { width: 100, number: 5 };
const signatures = { height: 30, above: 8 };
const headingHeight = 7;

const heightOfTerm = (paper: Paper, term: string) => paper.heightOf(term, terms.width - terms.number, text) + 0.6;
const heightOfTerms = (paper: Paper, offer: OfferSheet) =>
  offer.terms.length === 0 ? 0 : headingHeight + offer.terms.reduce((all, term) => all + heightOfTerm(paper, term), 0);
const heightOfSums = (offer: OfferSheet) => offer.sums.length * sums.row + 11 + offer.rates.length * sums.rate;

/** Returns the height in millimetres of everything, with the space before it. */
export const heightOfClosing = (paper: Paper, offer: OfferSheet) =>
  6 + Math.max(heightOfTerms(paper, offer), heightOfSums(offer)) + heightOfFoot(paper, offer);

const heightOfFoot = (paper: Paper, { acceptance }: OfferSheet) =>
  signatures.above + (acceptance ? heightOfAcceptance(paper, acceptance) : signatures.height);

export function drawClosing(paper: Paper, offer: OfferSheet, y: number) {
  drawTerms(paper, offer, y);
  drawSums(paper, offer, y);
  const end = y + Math.max(heightOfTerms(paper, offer), heightOfSums(offer)) + signatures.above;
  const { acceptance } = offer;
  const { acceptance: said, ...papers } = words(offer.language).papers;
  const { accepted, recorded } = papers[offer.paper];
  if (acceptance) {
    const sentence = acceptance.channel === 'SITE' ? accepted : recorded;
    drawAcceptance(paper, acceptance, { y: end, sentence, said });
  } else drawSignatures(paper, offer, end);
}

function drawTerms(paper: Paper, offer: OfferSheet, from: number) {
  if (offer.terms.length === 0) return;
  paper.text(
    paper.root,
    'H2',
    words(offer.language).papers.terms.heading,
    { x: left, y: from, width: terms.width },
    heading,
  );
  const list = paper.add(paper.root, 'L');
  let y = from + headingHeight;
  for (const [place, term] of offer.terms.entries()) {
    const item = paper.add(list, 'LI');
    paper.text(item, 'Lbl', `${place + 1}.`, { x: left, y, width: terms.number }, text);
    const box = { x: left + terms.number, y, width: terms.width - terms.number };
    paper.text(item, 'LBody', term, box, text);
    y += heightOfTerm(paper, term);
  }
}

function drawSums(paper: Paper, offer: OfferSheet, from: number) {
  const { x, width, row } = sums;
  let y = from;
  const write = (name: string, amount: string, style: Style) => {
    paper.text(paper.root, 'P', name, { x, y, width: width / 2 }, style);
    paper.text(paper.root, 'P', amount, { x: x + width / 3, y, width: (2 * width) / 3 }, { ...style, align: 'right' });
  };
  for (const [place, { label: name, amount }] of offer.sums.entries()) {
    write(name, amount, sum);
    y += row;
    const isLast = place === offer.sums.length - 1;
    paper.line([x, y - 2.2], [x + width, y - 2.2], isLast ? 0.35 : 0.18, isLast ? colours.ink : colours.hairline);
  }
  y += 0.6;
  write(words(offer.language).papers.sums.total, offer.total, total);
  paper.line([x, y + 8], [x + width, y + 8], 0.35);
  y += 10;
  for (const text of offer.rates) {
    paper.text(paper.root, 'P', text, { x, y, width }, { ...label, align: 'right' });
    y += sums.rate;
  }
}

function drawSignatures(paper: Paper, { language, company, preparedBy, page }: OfferSheet, y: number) {
  const { signatures: said } = words(language).papers;
  const [first, second, third] = [left, left + 48, left + 114];
  const box = { x: first, y, width: 44 };
  paper.text(paper.root, 'P', said.offeredBy, box, label);
  paper.text(paper.root, 'P', preparedBy, { ...box, y: y + 4 }, value);
  paper.text(paper.root, 'P', company.name, { ...box, y: y + 9 }, text);
  const agree = { x: second, y, width: 60 };
  paper.text(paper.root, 'P', said.agreed, agree, label);
  const email = company.reached.find((line) => line.includes('@'));
  paper.text(paper.root, 'P', said.how(email, page), { ...agree, y: y + 4 }, text);
  const { doc } = paper;
  paper.decoration(() =>
    doc
      .rect(third * points, y * points, (right - third) * points, 26 * points)
      .lineWidth(0.25 * points)
      .stroke(colours.muted),
  );
  paper.text(paper.root, 'P', said.place, { x: third + 3, y: y + 2.5, width: 40 }, label);
}
