import { Box } from '@mui/material';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { useFoundRows } from '../../parts/lists/useFoundRows.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import { DefinitionCards } from './DefinitionCards.tsx';
import type { Definition, DefinitionRowProps } from './definitionRows.ts';
import { DefinitionTable } from './DefinitionTable.tsx';

interface Props extends Omit<DefinitionRowProps, 'onOpen'> {
  /** The words for one row and for several. */
  noun: string;
  plural: string;
  add: string;
  empty: { title: string; hint: string };
  onOpen: (id?: string) => void;
}

/** Lists what describes products: attributes, kinds or families, each with the number of products that use it. */
export function DefinitionsPage({ noun, plural, add, empty, rows, onOpen, ...table }: Props) {
  const Rows = useNarrow() ? DefinitionCards : DefinitionTable;
  const found = useFoundRows(rows, { noun, plural, textOf });
  return (
    <AdminPage title={table.title} action={<AddButton onClick={() => onOpen()}>{add}</AddButton>}>
      <Panel>
        {rows.length === 0 ? (
          <Box sx={{ p: 2 }}>
            <EmptyState {...empty} />
          </Box>
        ) : (
          <>
            {found.toolbar}
            {found.nothing ? (
              <Box sx={{ p: 2, pt: 0 }}>{found.nothing}</Box>
            ) : (
              <Rows {...table} rows={found.visible} onOpen={onOpen} />
            )}
            {found.pager}
          </>
        )}
      </Panel>
    </AdminPage>
  );
}

const textOf = ({ name, facts, about }: Definition) => [name, ...facts, about].join(' ');
