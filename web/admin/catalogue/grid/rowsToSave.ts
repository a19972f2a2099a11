import type { ProductChanges, ProductRowInput } from '../../../graphql/generated/operations.ts';
import type { Changes } from './changes.ts';
import type { GridColumn } from './columns.ts';
import type { Found } from './problems.ts';
import type { Rows } from './useGridRows.ts';

/** A row as it is sent, with the columns of its changes and the texts that stood there before. */
export interface SentRow {
  input: ProductRowInput;
  cells: SentCell[];
}

export interface SentCell {
  id: string;
  column: string;
  text: string;
  /** What stood there before. */
  was: string;
  changes: ProductChanges;
}

/** Makes a row of its cells. */
export const rowOf = (id: string, version: number, cells: SentCell[]): SentRow => ({
  input: { id, version, changes: joined(cells.map(({ changes }) => changes)) },
  cells,
});

interface Known {
  changes: Changes;
  rows: Rows;
  columns: readonly GridColumn[];
  problems: Found;
}

/** Returns the rows with what can be saved of them. */
export function rowsToSave({ changes, rows, columns, problems }: Known): SentRow[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return [...changes].flatMap(([id, texts]) => {
    const row = rows.get(id);
    if (!row) return [];
    const cells: SentCell[] = [];
    for (const [key, text] of texts) {
      const column = byKey.get(key);
      const reading = column?.read(text);
      if (!column || !reading?.changes || problems.cells.get(id)?.has(key)) continue;
      cells.push({ id, column: key, text, was: column.stored(row), changes: reading.changes });
    }
    return cells.length > 0 ? [rowOf(id, row.version, cells)] : [];
  });
}

function joined(parts: ProductChanges[]): ProductChanges {
  const specs = parts.flatMap((part) => part.specs ?? []);
  return Object.assign({}, ...parts, specs.length > 0 ? { specs } : {}) as ProductChanges;
}

/** Returns the cell that a refusal is about: `field` is a path below the changes. */
export function cellOfField({ input, cells }: SentRow, field: string | null): SentCell | undefined {
  const [, place] = /^specs\.(\d+)/.exec(field ?? '') ?? [];
  const key = place === undefined ? field?.split('.')[0] : input.changes.specs?.[Number(place)]?.attributeId;
  return cells.find(({ column }) => column === key) ?? cells[0];
}
