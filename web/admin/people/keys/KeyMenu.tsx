import { MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import {
  useRevokeKeyMutation,
  useRotateKeyMutation,
  type KeyRowFragment,
  type MakeKeyMutation,
} from './keys.generated.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { ActionsMenu } from '../../parts/lists/ActionsMenu.tsx';
import { nearDate } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/keys.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

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
      notify.failure(refusalOf(error) ?? words.failedToRotateTheKey, error);
    }
  }
  async function end() {
    try {
      await revoke({ variables: { id: key.id } });
      setAsked(false);
      notify.success(words.theKeyWasRevoked);
    } catch (error) {
      notify.failure(words.failedToRevokeTheKey, error);
    }
  }

  return (
    <>
      <ActionsMenu name={key.name}>
        {(choose) => [
          <MenuItem key="rotate" onClick={choose(() => void makeNew())}>
            {words.rotate}
          </MenuItem>,
          <MenuItem key="change" onClick={choose(() => onChange(key))}>
            {words.change}
          </MenuItem>,
          <MenuItem key="revoke" onClick={choose(() => setAsked(true))}>
            {words.revoke}
          </MenuItem>,
        ]}
      </ActionsMenu>
      <ConfirmDialog
        open={asked}
        title={words.revokeKey}
        text={words.theProgramThatUsesItStops}
        confirm={words.revoke}
        busy={loading}
        onConfirm={() => void end()}
        onCancel={() => setAsked(false)}
      >
        <Typography lang={siteLanguage} className="strong breaks" sx={{ mt: 1.5 }}>
          {key.name}
        </Typography>
        <Quiet>{lastUse(key)}</Quiet>
      </ConfirmDialog>
    </>
  );
}

function lastUse({ lastUsedAt, lastUsedFrom }: Props['of']) {
  if (lastUsedAt === null) return words.itWasNotUsedYet;
  const date = nearDate(lastUsedAt);
  return lastUsedFrom ? words.lastUsedFrom(date, lastUsedFrom) : words.lastUsed(date);
}
