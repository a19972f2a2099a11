import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useErasePersonalDataMutation } from './personalData.generated.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/personalData.ts';

interface Props {
  contact: string;
  ids: string[];
  onErased: () => void;
  onClose: () => void;
}

/** An erasure cannot be undone, so the admin types the contact of the person once more. */
export function ErasePerson({ contact, ids, onErased, onClose }: Props) {
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const [erase, { loading }] = useErasePersonalDataMutation();

  async function eraseThem() {
    try {
      const { data } = await erase({ variables: { contact, ids } });
      onClose();
      notify.success(words.recordsErasedForGood(data?.erasePersonalData ?? 0));
      onErased();
      focusHeading();
    } catch (error) {
      onClose();
      notify.failure(refusalOf(error) ?? words.failedToErase, error);
    }
  }

  return (
    <ConfirmDialog
      open
      title={words.eraseForGood}
      text={words.recordsWillBeErasedWithNotes(ids.length)}
      confirm={words.erase}
      ready={typed.trim() === contact}
      busy={loading}
      onConfirm={() => void eraseThem()}
      onCancel={onClose}
    >
      <Typography className="muted" variant="body2" sx={{ mt: 1, mb: 2 }}>
        {words.thisCannotBeUndone}
      </Typography>
      <Box className="breaks">
        <TextInput
          label={words.typeToConfirm(contact)}
          name="confirmation"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Box>
    </ConfirmDialog>
  );
}
