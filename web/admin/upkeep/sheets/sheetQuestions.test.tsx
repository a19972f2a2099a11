// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { basisOf } from './setup/setupOf.ts';
import { DecimalQuestion } from './DecimalQuestion.tsx';
import { FileReading } from './setup/FileReading.tsx';
import { ImportBar } from './ImportBar.tsx';
import { LeftOut } from './leftOut/LeftOut.tsx';
import { groupRows, rangesOf } from './leftOutGroups.ts';
import { LeftOutGroup } from './leftOut/LeftOutGroup.tsx';
import { rememberedReading, rememberReading } from './setup/rememberedColumns.ts';
import { DescriptionQuestion, PriceQuestion, SheetQuestions } from './SheetQuestions.tsx';
import type { Answers, Sheet, Trial, TrialRow } from './sheetTypes.ts';
import type { SheetImportState } from './useSheetImport.ts';

const sheetOf = (columns: Record<string, string | null>): Sheet => ({
  name: '',
  rows: 1,
  fields: [],
  records: [],
  letters: null,
  separator: null,
  sheets: [],
  headingRow: 1,
  preset: null,
  columns: Object.entries(columns).map(([heading, field]) => ({
    heading,
    field,
    sample: '',
    prices: null,
    hasOtherIds: false,
  })),
});

test('a file with one more column is read as the one before, and the new column as its heading says', () => {
  const before = sheetOf({ Kod: 'stockCode', Ürün: 'name', Tutar: null, Marka: 'brand' });
  const columns = ['stockCode', 'name', 'price', null];
  rememberReading(before, { columns, answers: { prices: 'WITHOUT_VAT' } });
  const after = sheetOf({ Barkod: 'gtin', Kod: 'stockCode', Ürün: 'name', Tutar: null, Marka: 'brand' });
  expect(rememberedReading(after)).toEqual({
    columns: ['gtin', 'stockCode', 'name', 'price', null],
    answers: { prices: 'WITHOUT_VAT' },
  });
  expect(rememberedReading(sheetOf({ Kod: 'stockCode', Ağırlık: null }))).toEqual({
    columns: ['stockCode', null],
    answers: {},
  });
});

const wrong = (line: number, ...messages: string[]): TrialRow => ({
  line,
  id: null,
  name: 'Vana',
  outcome: 'WRONG',
  changes: [],
  values: [],
  before: [],
  netPrice: null,
  stop: null,
  candidates: [],
  reasons: messages.map((message) => ({
    field: 'Category',
    input: 'categoryId',
    message,
    value: 'RULMAN',
    suggestion: 'Rulmanlar',
  })),
});

test('a cause that many rows share is shown once, with its rows, and answered for all of them', async () => {
  const cause = 'There is no category RULMAN.';
  const rows = [wrong(2, cause), wrong(3, cause), wrong(4, cause), wrong(9, cause, 'Another'), wrong(11, 'Third')];
  const { groups, single } = groupRows(rows);
  expect(single.map(({ line }) => line)).toEqual([9, 11]);
  const [group] = groups;
  if (!group) throw new Error('There is no group.');
  const correct = vi.fn();
  const { user } = renderAdmin(<LeftOutGroup group={group} onCorrect={correct} />);
  expect(screen.getByText('4 rows: 2–4, 9')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use Rulmanlar in 4 rows' }));
  expect(correct.mock.calls[0]?.[0]).toHaveLength(4);
  expect(rangesOf([1, 3, 5, 7], 2)).toBe('1, 3, …');
});

test('a file that does not say whether its prices contain KDV is asked about it, and so is a missing description', async () => {
  const answered: Answers[] = [];
  const sheet = sheetOf({ Fiyat: 'price' });
  const columns = ['price'];
  const state = { sheet, columns, answers: {}, asksBasis: true, answer: (next: Answers) => answered.push(next) };
  const trial = { rows: [wrong(2, 'Product description is required')] } as Trial;
  const { user } = renderAdmin(
    <>
      <PriceQuestion state={state as unknown as SheetImportState} />
      <DescriptionQuestion state={state as unknown as SheetImportState} trial={trial} />
    </>,
  );
  expect(screen.getByText('Choose one: the name of the column does not say it.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'without KDV' }));
  await user.click(screen.getByRole('radio', { name: 'the same as the name' }));
  expect(answered).toEqual([{ prices: 'WITHOUT_VAT' }, { descriptionFromName: true, description: null }]);
  expect(basisOf(sheet, columns, {})).toBeNull();
  const [column] = sheet.columns;
  const said = { ...sheet, columns: column ? [{ ...column, prices: 'WITH_VAT' as const }] : [] };
  expect(basisOf(said, columns, {})).toBe('WITH_VAT');
});

test('a file with numbers of two meanings is asked for its decimal mark, with both readings of one of them', async () => {
  const answered: Answers[] = [];
  const answer = (next: Answers) => answered.push(next);
  const cell = (line: number, field: string) => ({
    line,
    field,
    input: 'price',
    value: '12.500',
    withComma: '12500',
    withPoint: '12,500',
  });
  const cells = [cell(2, 'Price'), cell(9, 'Price'), cell(9, 'Ağırlık [kg]')];
  const counts = { added: 3, changed: 0, missing: 0, stops: [], rows: [] };
  const trial = { ...counts, decimals: { mark: null, count: 3, cells } } as unknown as Trial;
  const state = { answers: {}, asksMark: true, answer } as unknown as SheetImportState;
  const { user, rerender } = renderAdmin(
    <>
      <DecimalQuestion state={state} trial={trial} />
      <ImportBar state={state} trial={trial} onCancel={vi.fn()} />
    </>,
  );
  const sentence = '3 numbers can be read both ways: Price in rows 2, 9; Ağırlık [kg] in row 9.';
  expect(screen.getByText(`Choose one: no other cell of the file shows it. ${sentence}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 3 rows' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'a point: 12.500 is 12,500' }));
  expect(answered).toEqual([{ decimalMark: 'POINT' }]);
  const known = { ...trial, decimals: { mark: 'POINT', count: 3, cells } } as Trial;
  rerender(<DecimalQuestion state={{ ...state, asksMark: false }} trial={known} />);
  expect(screen.getByRole('radio', { name: 'a point: 12.500 is 12,500' })).toBeChecked();
  expect(screen.getByText(sentence)).toBeVisible();
});

const trialOf = (rows: TrialRow[], more: Partial<Trial> = {}) =>
  ({ rows, decimals: null, hidden: null, jumps: 0, ...more }) as Trial;
const stateOf = (answered: Answers[]) =>
  ({
    ...{ sheet: sheetOf({}), columns: [], answers: {}, asksMark: false, asksBasis: false, asksJumps: true },
    answer: (next: Answers) => void answered.push(next),
    correctAll: vi.fn(),
  }) as unknown as SheetImportState;

test('the question that settles a mistake stands beside it, and each question stands once', async () => {
  const answered: Answers[] = [];
  const state = stateOf(answered);
  const description = wrong(4, 'Product description is required');
  const hidden = wrong(3, 'This row is hidden in the workbook.');
  const trial = trialOf([description, hidden], { wrong: 2, unclear: 0, hidden: { count: 1, lines: [3] } });
  const file = new File([''], 'liste.csv');
  const { user } = renderAdmin(
    <>
      <SheetQuestions state={state} trial={trial} besides={new Set(['description', 'hidden'])} />
      <LeftOut file={file} state={state} trial={trial} />
    </>,
  );
  const leftOut = screen.getByRole('list', { name: 'Left out' });
  for (const name of ['the same as the name', 'imported like all others']) {
    expect(screen.getAllByRole('radio', { name })).toHaveLength(1);
    await user.click(within(leftOut).getByRole('radio', { name }));
  }
  expect(answered).toEqual([{ descriptionFromName: true, description: null }, { hiddenRows: 'TAKE' }]);
});

test('prices that jump are named and asked about, and a profile stops itself instead', async () => {
  const confirmJumps = vi.fn();
  const state = { ...stateOf([]), confirmJumps } as SheetImportState;
  const row = { ...wrong(7), outcome: 'CHANGED' as const, name: 'Rulman', stop: '÷ 10', reasons: [] };
  const trial = trialOf([row], { jumps: 3 });
  const { user, rerender } = renderAdmin(<SheetQuestions state={state} trial={trial} besides={new Set()} />);
  expect(screen.getByText('Row 7, Rulman: ÷ 10')).toBeVisible();
  expect(screen.getByText('and 2 more')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'These 3 prices are right' }));
  expect(confirmJumps).toHaveBeenCalledWith(true);
  rerender(<SheetQuestions state={{ ...state, profile: 'p' }} trial={trial} besides={new Set()} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a file says how it was read, and each part of it can be chosen in one place', async () => {
  const chosen = vi.fn();
  const sheet = {
    ...sheetOf({ Kod: 'stockCode' }),
    letters: 'WINDOWS_1254',
    separator: 'SEMICOLON',
    headingRow: 3,
  } as Sheet;
  const { user } = renderAdmin(<FileReading sheet={sheet} format={undefined} onFormat={chosen} onRecord={vi.fn()} />);
  expect(screen.getByRole('combobox', { name: 'Letters' })).toHaveDisplayValue('Windows-1254 (found)');
  expect(screen.getByRole('combobox', { name: 'Separator' })).toHaveDisplayValue('semicolon (found)');
  expect(screen.getByRole('combobox', { name: 'Names in row' })).toHaveDisplayValue('3 (found)');
  expect(screen.queryByRole('combobox', { name: 'Sheet' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Letters' }), 'CP857');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Names in row' }), '5');
  expect(chosen.mock.calls).toEqual([[{ letters: 'CP857' }], [{ headingRow: 5 }]]);
});
