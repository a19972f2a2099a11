import { useState } from 'react';
import { useDeletion } from '../../parts/deletion/useDeletion.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import type { Definition, NamedInput, NamedRow, RowAction } from './definition.ts';
import { DefinitionDialog } from './DefinitionDialog.tsx';
import { FoundDefinitions } from './FoundDefinitions.tsx';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';

/** The first field of every definition. */
export const nameField = (label: string) => ({
  label,
  blank: '',
  stored: ({ name }: NamedInput) => name,
  input: (field: InputProps) => <TextInput {...field} lang={siteLanguage} autoFocus />,
});

/** Makes the screen that lists definitions, adds, edits and deletes them. */
export function definitionScreen<Input extends NamedInput, Row extends NamedRow>(definition: Definition<Input, Row>) {
  const { entity, texts, hooks } = definition;

  return function DefinitionScreen() {
    const query = hooks.useList({ fetchPolicy: 'cache-and-network' });
    const [editing, setEditing] = useState<{ id?: string }>();
    const [acting, setActing] = useState<{ row: Row; action: RowAction<Row> }>();
    const deletion = useDeletion(entity, { deleted: texts.deleted, failed: texts.saveFailed });
    return (
      <ListScreen
        title={texts.title}
        action={<AddButton onClick={() => setEditing({})}>{texts.add}</AddButton>}
        note={definition.intro}
      >
        <Loaded query={query} failed={texts.loadFailed} skeleton={<RowSkeletons rows={17} />}>
          {({ rows }) => (
            <FoundDefinitions
              definition={definition}
              rows={rows}
              onOpen={(id) => setEditing({ id })}
              onAct={(row, action) => setActing({ row, action })}
              onDelete={({ id }) => void deletion(id)}
            />
          )}
        </Loaded>
        {editing && <DefinitionDialog definition={definition} id={editing.id} onClose={() => setEditing(undefined)} />}
        {acting?.action.dialog(acting.row, () => setActing(undefined))}
      </ListScreen>
    );
  };
}
