import { MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import {
  useRevokeKeyMutation,
  useRotateKeyMutation,
  type KeyRowFragment,
  type MakeKeyMutation,
} from '../../../graphql/generated/operations.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { ActionsMenu } from '../../parts/lists/ActionsMenu.tsx';
import { nearDate } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';

interface Props {
  of: KeyRowFragment;
  onChange: (key: KeyRowFragment) => void;
  onRotated: (made: MakeKeyMutation['made']) => void;
}

/** Offers what can be done with a key; nothing with a revoked one. */
export function KeyMenu({ of: key, onChange, onRotated }: Props) {
  const [asked, setAsked] = useState(false);
  const [rotate] = useRotateKeyMutation();
  const [revoke, { loading }] = useRevokeKeyMutation({ refetchQueries: ['Keys'], awaitRefetchQueries: true });
  const notify = useNotify();
  if (key.state === 'REVOKED') return null;

  async function makeNew() {
    try {
      const { data } = await rotate({ variables: { id: key.id } });
      if (data) onRotated(data.made);
    } catch (error) {
      notify.failure(refusalOf(error) ?? 'Failed to rotate the key. Please try again.', error);
    }
  }
  async function end() {
    try {
      await revoke({ variables: { id: key.id } });
      setAsked(false);
      notify.success('The key was revoked');
    } catch (error) {
      notify.failure('Failed to revoke the key. Please try again.', error);
    }
  }

  return (
    <>
      <ActionsMenu name={key.name}>
        {(choose) => [
          <MenuItem key="rotate" onClick={choose(() => void makeNew())}>
            Rotate
          </MenuItem>,
          <MenuItem key="change" onClick={choose(() => onChange(key))}>
            Change
          </MenuItem>,
          <MenuItem key="revoke" onClick={choose(() => setAsked(true))}>
            Revoke
          </MenuItem>,
        ]}
      </ActionsMenu>
      <ConfirmDialog
        open={asked}
        title="Revoke key"
        text="The program that uses it stops working at once, for good, and so do the webhooks to addresses that it entered."
        confirm="Revoke"
        busy={loading}
        onConfirm={() => void end()}
        onCancel={() => setAsked(false)}
      >
        <Typography lang="tr" sx={{ mt: 1.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {key.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {key.lastUsedAt === null
            ? 'It was not used yet.'
            : `Last used ${nearDate(key.lastUsedAt)}${key.lastUsedFrom ? `, from ${key.lastUsedFrom}` : ''}.`}
        </Typography>
      </ConfirmDialog>
    </>
  );
}
