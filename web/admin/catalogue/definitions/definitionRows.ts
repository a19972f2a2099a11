import type { RowActions } from '../../parts/lists/actionsOfRow.ts';
import type { Column, NamedRow } from './definition.ts';

/** The table and the cards take the same props. */
export interface DefinitionRowsProps<Row extends NamedRow> {
  title: string;
  columns: Column<Row>[];
  /** See `Definition`. */
  sectionOf?: ((row: Row) => string | null) | undefined;
  rows: Row[];
  actionsOf: (row: Row) => RowActions;
}
