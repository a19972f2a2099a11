import type { DecimalMark } from '../../../../common/measures/decimalMark.ts';
import type { GridLinksFragment, GridProductFragment, ProductChanges } from '../../../graphql/generated/operations.ts';
import { refused, turkishNumbers, type Problem, type Reading } from '../../kinds/readings.ts';

/** A row has its links to other codes and products once a column shows them. */
export type GridRow = GridProductFragment & Partial<GridLinksFragment>;

export interface GridColumn {
  /** The field of the API, or the id of an attribute. */
  key: string;
  label: string;
  /** In pixels. */
  width: number;
  isNumber: boolean;
  /** The signs of its numbers have a meaning that a block may write the other way. */
  hasMark: boolean;
  isReadOnly: boolean;
  lang: 'tr' | undefined;
  /** The words to choose from. */
  options: string[] | undefined;
  stored: (row: GridRow) => string;
  /** Reads a text as it stands in a cell. */
  read: (text: string) => CellReading;
}

export type CellReading =
  | { changes: ProductChanges; text: string; problem?: undefined }
  | { problem: Problem; changes?: undefined };

interface Definition<Value> {
  key: string;
  label: string;
  width?: number;
  isNumber?: boolean;
  hasMark?: boolean;
  lang?: 'tr';
  options?: string[];
  stored: (row: GridRow) => string;
  read: (text: string) => Reading<Value>;
  changes: (value: Value) => ProductChanges;
}

/** The readings of so many different texts are kept for each column: blocks repeat few of them. */
const mostKept = 5000;

/** Makes a column that can be edited. */
export function column<Value>({ read, changes, ...definition }: Definition<Value>): GridColumn {
  const kept = new Map<string, CellReading>();
  const readOnce = (text: string): CellReading => {
    const reading = read(text);
    return reading.problem ? { problem: reading.problem } : { changes: changes(reading.value), text: reading.text };
  };
  return {
    width: 132,
    isNumber: false,
    hasMark: false,
    isReadOnly: false,
    lang: undefined,
    options: undefined,
    ...definition,
    read(text) {
      const known = kept.get(text);
      if (known) return known;
      const reading = readOnce(text);
      if (kept.size >= mostKept) kept.clear();
      kept.set(text, reading);
      return reading;
    },
  };
}

/** Makes a column that only shows something. */
export const shownColumn = (
  definition: Pick<GridColumn, 'key' | 'label' | 'width' | 'stored'> & { lang?: 'tr' },
): GridColumn => ({
  isNumber: false,
  hasMark: false,
  isReadOnly: true,
  lang: undefined,
  options: undefined,
  read: () => refused('This cannot be changed here.'),
  ...definition,
});

/** Returns the text that a cell keeps of what was typed or pasted: the grid's own form of what it can read. */
export function entered(column: GridColumn, typed: string, mark: DecimalMark): string {
  const text = column.hasMark ? turkishNumbers(typed, mark) : typed;
  const reading = column.read(text);
  return reading.problem ? typed : reading.text;
}
