import type { Paper } from '../../../pdf/paper.ts';
import { drawTable, heightOfRow, type Column } from '../../../pdf/table.ts';
import { words } from '../../../words/words.ts';
import type { ProductSheet } from './readProductSheet.ts';
import { area, heading, headingHeight, width } from './sheetLayout.ts';

/** So many steps stand beside each other. */
const mostBeside = 6;
/** The space above the heading. */
const above = 3;

type Step = ProductSheet['ladder'][number];

const linesOf = (ladder: Step[]) =>
  Array.from({ length: Math.ceil(ladder.length / mostBeside) }, (_, at) =>
    ladder.slice(at * mostBeside, (at + 1) * mostBeside),
  );

const columnsOf = (line: Step[]): Column[] => line.map(({ range }) => ({ title: range, width: width / line.length }));
const pricesOf = (line: Step[]) => line.map(({ price }) => ({ text: price, style: { weight: 'semibold' as const } }));

/** The head of a table is as high as a row at most. */
const heightOfLine = (paper: Paper, line: Step[]) => 2 * heightOfRow(paper, columnsOf(line), pricesOf(line));

/** Returns the height of the table of prices; nothing where there is one price. */
export const heightOfLadder = (paper: Paper, { ladder }: ProductSheet) =>
  ladder.length === 0
    ? 0
    : above + headingHeight + linesOf(ladder).reduce((sum, line) => sum + heightOfLine(paper, line), 0);

/** Draws the ladder of prices as a table of its own, with a column for each step, down to `bottom`. */
export function drawLadder(paper: Paper, sheet: ProductSheet, bottom: number) {
  const { ladder, language } = sheet;
  if (ladder.length === 0) return;
  let y = bottom - heightOfLadder(paper, sheet) + above;
  paper.text(paper.root, 'H2', words(language).papers.sheet.ladder, { x: area.left, y, width }, heading);
  y += headingHeight - 2;
  for (const line of linesOf(ladder)) {
    const room = { x: area.left, y, bottom: bottom + 1 };
    ({ y } = drawTable(
      paper,
      paper.root,
      { columns: columnsOf(line), rows: [pricesOf(line)], nextPage: () => room },
      room,
    ));
  }
}
