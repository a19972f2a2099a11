import { numberFormat } from '../../../common/text/locale.ts';

// Why an import of products stops itself, and what is wrong with its rows. Numbers are written as the files write them.

const number = numberFormat({ maximumFractionDigits: 2 });
const counted = (count: number, one: string, several: string) =>
  `${number.format(count)} ${count === 1 ? one : several}`;
const share = (count: number, of: number) => `${number.format(of === 0 ? 0 : Math.round((count / of) * 100))} %`;

/** The sentences that say why a run stops itself. */
export const stops = {
  missing: (missing: number, known: number, limit: number) =>
    `${number.format(missing)} of ${counted(known, 'product is', 'products are')} not in the file: ` +
    `${share(missing, known)}, the limit is ${number.format(limit)} %.`,
  prices: (count: number, factor: number) =>
    `${counted(count, 'price changes', 'prices change')} by more than × ${number.format(factor)} or to 0.`,
  refused: (refused: number, lines: number, limit: number) =>
    `${number.format(refused)} of ${counted(lines, 'row is', 'rows are')} refused: ` +
    `${share(refused, lines)}, the limit is ${number.format(limit)} %.`,
  keys: (heading: string, count: number) => `${heading} is blank or double in ${counted(count, 'row', 'rows')}.`,
  shorter: (lines: number, before: number) =>
    `The file has ${counted(lines, 'row', 'rows')}, and the last one had ${number.format(before)}.`,
  cutOff: 'The last row of the file is cut off.',
};

/** These say how a row takes part in the stop. */
export const ofRow = {
  missing: 'not in the file',
  unclear: 'It may mean several products.',
  becomesZero: 'becomes 0',
  becomesOnRequest: 'becomes “on request”',
};

export const unansweredMark = (value: string, line: number, [withComma, withPoint]: [string, string]) =>
  `Nothing was changed: ${value} in line ${line} is ${withComma} or ${withPoint}. Answer whether its decimal mark is COMMA or POINT.`;

/** `first` is the only row that is hidden, or the first of several. */
export const unansweredHidden = (count: number, first: number) =>
  `Nothing was changed: ${count === 1 ? `Row ${first} is` : `${number.format(count)} rows are`} hidden in the workbook. ` +
  'Answer whether to TAKE hidden rows or to LEAVE_OUT all of them.';

/** The heading of the column that says what is wrong. An import ignores it, so that the file can be sent again as it is. */
export const reasonHeading = 'What is wrong';

export const mayBe = (products: { id: string; name: string }[]) =>
  `This may be a new product, or ${products.map(({ id, name }) => `“${name}” (Id ${id})`).join(' or ')}.`;
