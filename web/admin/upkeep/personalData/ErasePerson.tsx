import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useErasePersonalDataMutation } from '../../../graphql/generated/operations.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { counted } from '../../parts/texts/counted.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';

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
      notify.success(`${counted(data?.erasePersonalData ?? 0, 'record')} erased for good`);
      onErased();
      focusHeading();
    } catch (error) {
      onClose();
      notify.failure(refusalOf(error) ?? 'Failed to erase. Nothing was erased. Please try again.', error);
    }
  }

  return (
    <ConfirmDialog
      open
      title="Erase for good"
      text={`${counted(ids.length, 'record')} will be erased, with notes, offers and mails that are not sent yet.`}
      confirm="Erase"
      ready={typed.trim() === contact}
      busy={loading}
      onConfirm={() => void eraseThem()}
      onCancel={onClose}
    >
      <Typography variant="body2" sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>
        This cannot be undone. Only backups that were made before still have it. The audit log records that it was done,
        but not whose data it was.
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <TextInput
          label={`Type ${contact} to confirm`}
          name="confirmation"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Box>
    </ConfirmDialog>
  );
}
