import { colours, openPaper, type Paper, type Style } from '../../../pdf/paper.ts';
import { cutToFit, sizeToFit } from '../../../pdf/fitting.ts';
import { drawFrame } from '../../../pdf/frame.ts';
import { drawTable } from '../../../pdf/table.ts';
import { drawBody, drawHeading, type Rest } from './drawSheetBody.ts';
import type { ProductSheet } from './readProductSheet.ts';
import { area, heading, headingHeight, specColumns, text, width } from './sheetLayout.ts';
import { drawTitleBlock } from './titleBlock.ts';
import { words } from '../../../words/words.ts';

const title: Style = { size: 24, weight: 'semibold', leading: 1.15 };
/** Draws a product on an A4 drawing sheet (docs/decisions/032). */
export async function drawProductSheet(sheet: ProductSheet, madeAt: number): Promise<Uint8Array> {
  const paper = openPaper({ language: sheet.language, title: sheet.name, author: sheet.company.name, madeAt });
  const nextPage = () => {
    paper.addPage();
    drawFrame(paper);
  };
  nextPage();
  const rest = drawBody(paper, sheet, drawUpper(paper, sheet));
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

/** Draws on further pages what did not fit the first. */
function drawRest(paper: Paper, { language, name }: ProductSheet, { rows, description }: Rest, addPage: () => void) {
  const nextPage = () => {
    addPage();
    paper.decorate(name, { x: area.left, y: area.top, width }, heading);
    return { x: area.left, y: area.top + 9, bottom: area.bottom };
  };
  if (rows.length === 0 && !description) return;
  const { sheet: said } = words(language).papers;
  let { y } = nextPage();
  if (rows.length > 0) {
    drawHeading(paper, said.specs, { x: area.left, y, width });
    const room = { x: area.left, y: y + headingHeight, bottom: area.bottom };
    y = drawTable(paper, paper.root, { columns: specColumns(width), rows, nextPage }, room).y + 6;
  }
  for (let left = description; left;) {
    if (area.bottom - y < 20) ({ y } = nextPage());
    drawHeading(paper, said.description, { x: area.left, y, width });
    const [some, more] = cutToFit(paper, left, { width, height: area.bottom - y - headingHeight - 2 }, text);
    paper.text(paper.root, 'P', some, { x: area.left, y: y + headingHeight + 1, width }, text);
    left = more;
    y = area.bottom;
  }
}
