import { useState } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useRenamePersonMutation, type PersonRowFragment } from './people.generated.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/accounts.ts';

export function RenameDialog({ person, onClose }: { person: PersonRowFragment; onClose: () => void }) {
  const notify = useNotify();
  const [rename, { loading }] = useRenamePersonMutation();
  const [name, setName] = useState(person.name);
  const [error, setError] = useState<string>();

  async function save() {
    try {
      await rename({ variables: { id: person.id, name } });
      notify.success(words.theNameWasSaved);
      onClose();
    } catch (thrown) {
      const { fields } = fieldErrors(thrown);
      setError(fields.name);
      if (!fields.name) notify.failure(shared.peopleSaveFailed, thrown);
    }
  }

  return (
    <ActDialog
      title={words.rename}
      width={440}
      typed={name}
      act={words.save}
      busy={loading}
      onAct={save}
      onClose={onClose}
    >
      <TextInput
        label={words.name}
        name="name"
        defaultValue={person.name}
        autoFocus
        autoComplete="off"
        hint={words.emptyEmail(person.email)}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
    </ActDialog>
  );
}
