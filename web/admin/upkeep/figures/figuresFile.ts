import { currencies } from '../../../../common/money/money.ts';
import { numberFormat } from '../../../../common/text/locale.ts';
import type { FigureStepsShownFragment, FigureRowsQuery } from './figures.generated.ts';
import type { FigureGroup } from '../../../graphql/generated/schema.ts';
import * as figuresWords from '../../../words/admin/en/figures.ts';
import { steps, type StepName } from './steps.ts';
import { monthWords } from './periods.ts';

export const groups: Record<FigureGroup, string> = figuresWords.groups;

export type FigureRow = FigureRowsQuery['figureRows']['nodes'][number];

export const nameIn = (by: FigureGroup, { name }: FigureRow) => (by === 'MONTH' ? monthWords(name) : name);

const plain = numberFormat({ useGrouping: false });

const names = Object.keys(steps) as StepName[];
/** Spreadsheet programs would take these for formulas. */
const risky = /^[=+\-@\t\r]/;
const cell = (value: string | number) => {
  const text = typeof value === 'number' ? plain.format(value) : value;
  const safe = typeof value === 'string' && risky.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

interface Shown {
  all: { name: string; figures: FigureStepsShownFragment };
  by: FigureGroup;
  rows: FigureRow[];
  /** Words without a hit, where the person sees them. */
  words: { word: string; times: number; lastOn: string }[];
}

/** Writes what the screen shows as a CSV file for Turkish Excel. */
export function figuresFile({ all, by, rows, words }: Shown): Blob {
  // A column for each currency in which something was won.
  const foreign = currencies.filter((one) =>
    [all.figures, ...rows.map((row) => row.steps)].some(({ wonSums }) =>
      wonSums.some(({ currency }) => currency === one),
    ),
  );
  const stepCells = (figures: FigureStepsShownFragment) => [
    ...names.map((name) => figures[name]),
    figures.wonSum,
    ...foreign.map((one) => figures.wonSums.find(({ currency }) => currency === one)?.sum ?? 0),
  ];
  const lines: (string | number)[][] = [
    [
      figuresWords.figures,
      ...names.map((name) => steps[name]),
      figuresWords.sumInLira,
      ...foreign.map(figuresWords.sumIn),
    ],
    [all.name, ...stepCells(all.figures)],
    ...rows.map((row) => [nameIn(by, row), ...stepCells(row.steps)]),
    ...(words.length > 0 ? [[], [figuresWords.wordWithoutAHit, figuresWords.timesHeading, figuresWords.last]] : []),
    ...words.map(({ word, times, lastOn }) => [word, times, lastOn]),
  ];
  const text = lines.map((line) => line.map(cell).join(';')).join('\r\n');
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}
