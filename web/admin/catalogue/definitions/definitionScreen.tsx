import { useState } from 'react';
import { useDeletion } from '../../parts/deletion/useDeletion.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Intro } from '../../parts/page/Intro.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import type { Definition, NamedInput, NamedRow, RowAction } from './definition.ts';
import { DefinitionDialog } from './DefinitionDialog.tsx';
import { FoundDefinitions } from './FoundDefinitions.tsx';

/** Makes the screen that lists definitions, adds, edits and deletes them. */
export function definitionScreen<Input extends NamedInput, Row extends NamedRow>(definition: Definition<Input, Row>) {
  const { entity, texts, hooks } = definition;

  return function DefinitionScreen() {
    const query = hooks.useList({ fetchPolicy: 'cache-and-network' });
    const [editing, setEditing] = useState<{ id?: string }>();
    const [acting, setActing] = useState<{ row: Row; action: RowAction<Row> }>();
    const [remove] = hooks.useDelete({ refetchQueries: 'active' });
    const deletion = useDeletion(entity, { deleted: texts.deleted, failed: texts.saveFailed });
    return (
      <AdminPage title={texts.title} action={<AddButton onClick={() => setEditing({})}>{texts.add}</AddButton>}>
        <Intro>{definition.intro}</Intro>
        <Panel>
          <Loaded query={query} failed={texts.loadFailed} skeleton={<RowSkeletons rows={9} />}>
            {({ rows }) => (
              <FoundDefinitions
                definition={definition}
                rows={rows}
                onOpen={(id) => setEditing({ id })}
                onAct={(row, action) => setActing({ row, action })}
                onDelete={({ id }) => void deletion(id, () => remove({ variables: { id } }))}
              />
            )}
          </Loaded>
        </Panel>
        {editing && <DefinitionDialog definition={definition} id={editing.id} onClose={() => setEditing(undefined)} />}
        {acting?.action.dialog(acting.row, () => setActing(undefined))}
      </AdminPage>
    );
  };
}
