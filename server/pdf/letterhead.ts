import { colours, a4, type Paper, type Style } from './paper.ts';

/** The company in the letterhead. */
export type Company = {
  name: string;
  /** A printable picture; undefined for none. */
  logo?: Uint8Array | undefined;
  /** The lines of the address. */
  address: string[];
  /** The phone number and the e-mail address. */
  reached: string[];
};

/** The area of a letter's page in which text stands. */
export const letter = { left: 20, right: a4.width - 18, top: 12, bottom: a4.height - 22 };
const width = letter.right - letter.left;

const name: Style = { size: 15, weight: 'semibold' };
const small: Style = { size: 8, colour: colours.muted, leading: 1.45 };
const logo = { width: 14, height: 14 };

/** Draws the head of a letter's first page. Returns the y at which the text may begin. */
export function drawLetterhead(paper: Paper, company: Company): number {
  const { left, top, right } = letter;
  const x = company.logo ? left + logo.width + 4 : left;
  if (company.logo) paper.picture(paper.root, company.name, company.logo, { x: left, y: top + 1, ...logo });
  const box = { x, y: top, width: right - x };
  paper.text(paper.root, 'P', company.name, box, name);
  let y = top + paper.heightOf(company.name, box.width, name) + 1.2;
  for (const line of [...company.address, company.reached.join(', ')].filter(Boolean)) {
    paper.text(paper.root, 'P', line, { ...box, y }, small);
    y += paper.heightOf(line, box.width, small);
  }
  y = Math.max(y, top + logo.height) + 4;
  paper.line([left, y], [right, y], 0.35);
  return y;
}

/** Writes the text and the page number at the foot of every page. It has to be called last, when all pages exist. */
export function drawFeet(paper: Paper, text: string, pageText: (page: number, of: number) => string) {
  const y = letter.bottom + 6;
  const count = paper.pageCount();
  for (let page = 0; page < count; page++) {
    paper.turnTo(page);
    paper.line([letter.left, y - 2], [letter.right, y - 2], 0.18, colours.hairline);
    paper.decorate(text, { x: letter.left, y, width: width - 30 }, small);
    const place = pageText(page + 1, count);
    paper.decorate(place, { x: letter.right - 30, y, width: 30 }, { ...small, align: 'right' });
  }
}
