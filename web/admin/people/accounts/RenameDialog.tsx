import { DialogActions, DialogContent } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useRenamePersonMutation, type PersonRowFragment } from './people.generated.ts';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/accounts.ts';

export function RenameDialog({ person, onClose }: { person: PersonRowFragment; onClose: () => void }) {
  const notify = useNotify();
  const [rename, { loading }] = useRenamePersonMutation();
  const [error, setError] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = event.currentTarget.querySelector<HTMLInputElement>('[name=name]')?.value ?? '';
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
    <PageDialog open title={words.rename} width={440} small onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogContent sx={{ p: '0 28px 24px' }}>
          <TextInput
            label={words.name}
            name="name"
            defaultValue={person.name}
            autoFocus
            autoComplete="off"
            hint={words.emptyEmail(person.email)}
            error={error}
          />
        </DialogContent>
        <DialogActions sx={{ p: '16px 28px', borderTop: 1, borderColor: 'divider' }}>
          <BusyButton type="submit" busy={loading}>
            {words.save}
          </BusyButton>
        </DialogActions>
      </form>
    </PageDialog>
  );
}
