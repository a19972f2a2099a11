import { Box } from '@mui/material';
import { EmptyState } from '../../../components/EmptyState.tsx';
import type { RowActions } from '../../parts/lists/actionsOfRow.ts';
import { useFoundRows } from '../../parts/lists/useFoundRows.tsx';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import type { Definition, NamedInput, NamedRow, RowAction } from './definition.ts';
import { DefinitionCards } from './DefinitionCards.tsx';
import { DefinitionTable } from './DefinitionTable.tsx';

interface Props<Input extends NamedInput, Row extends NamedRow> {
  definition: Definition<Input, Row>;
  rows: Row[];
  onOpen: (id: string) => void;
  onAct: (row: Row, action: RowAction<Row>) => void;
  onDelete: (row: Row) => void;
}

/** Lists definitions, each with the number of products that use it where products name them. */
export function FoundDefinitions<Input extends NamedInput, Row extends NamedRow>({
  definition,
  rows,
  onOpen,
  onAct,
  onDelete,
}: Props<Input, Row>) {
  const { listName, texts, hint, columns, sectionOf, actions = [] } = definition;
  const Rows = useNarrow() ? DefinitionCards : DefinitionTable;
  const textOf = (row: Row) => [row.name, ...columns.map((column) => column.textOf(row))].join(' ');
  const found = useFoundRows(rows, { name: listName, texts, textOf });
  const actionsOf = (row: Row): RowActions => ({
    name: row.name,
    more: actions
      .filter((action) => action.fits(row))
      .map((action) => ({ word: action.word, label: action.label(row), onChoose: () => onAct(row, action) })),
    onEdit: () => onOpen(row.id),
    onDelete: () => onDelete(row),
  });
  if (rows.length === 0)
    return (
      <Box sx={{ p: 'var(--inset)' }}>
        <EmptyState title={texts.none} hint={hint} />
      </Box>
    );
  return (
    <>
      {found.toolbar}
      {found.nothing ? (
        <Box sx={{ p: 'var(--inset)' }}>{found.nothing}</Box>
      ) : (
        <Rows title={texts.title} columns={columns} sectionOf={sectionOf} rows={found.visible} actionsOf={actionsOf} />
      )}
      {found.pager}
    </>
  );
}
