import { readValue } from '../../../../common/measures/specValues.ts';
import type { Attribute } from '../specs/useDefinitions.ts';
import * as words from '../../../words/admin/en/variants.ts';
import { attributeOf, columnCalled, unreadable, type Column } from './columns.ts';
import { unknownWord } from './namePattern.ts';
import type { Table } from './tableOf.ts';

export interface CellProblem {
  row: number;
  column: number;
  message: string;
  /** The attribute that has no such option. */
  lacks?: { attribute: Attribute; option: string };
}

function problemOf(
  column: Column,
  cell: string,
  attributes: Attribute[],
): Omit<CellProblem, 'row' | 'column'> | undefined {
  if (cell.trim() === '') return undefined;
  const attribute = attributeOf(column.field, attributes);
  if (!attribute) {
    const message = unreadable(column, cell);
    return message === undefined ? undefined : { message };
  }
  for (const value of cell.split('|').map((one) => one.trim())) {
    const { problem } = readValue(attribute, value);
    if (problem === undefined || value === '') continue;
    return { message: problem, ...(attribute.kind === 'OPTION' && { lacks: { attribute, option: value } }) };
  }
  return undefined;
}

/** Returns the cells that cannot be read as what their columns hold. */
export const problemsOf = ({ columns, rows }: Table, attributes: Attribute[]): CellProblem[] =>
  rows.flatMap((cells, row) =>
    columns.flatMap((column, place) => {
      const problem = problemOf(column, cells[place] ?? '', attributes);
      return problem ? { row, column: place, ...problem } : [];
    }),
  );

/** Says why the pattern of the names cannot be used; undefined when it can. */
export function patternProblem(pattern: string, { columns }: Table, attributes: Attribute[]) {
  if (pattern.trim() === '') return words.productNameIsRequired;
  const unknown = unknownWord(pattern, (word) => columnCalled(columns, word, attributes) >= 0);
  return unknown === undefined ? undefined : words.thereIsNoColumn(unknown);
}
