import { MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import type { PersonRowFragment } from '../../../graphql/generated/operations.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { ActionsMenu } from '../../parts/lists/ActionsMenu.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { usePeople } from './usePeople.ts';

const listed = (names: string[]) => names.join(', ');

export function PersonMenu({ person, isMe }: { person: PersonRowFragment; isMe: boolean }) {
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const { setSuspended, remove, busy } = usePeople();
  const { id, email, name, suspended, keyNames, webhookNames } = person;
  const close = () => setAsked(undefined);
  return (
    <>
      <ActionsMenu name={name || email}>
        {(choose) => [
          <MenuItem key="rename" onClick={choose(() => setAsked('rename'))}>
            Rename
          </MenuItem>,
          !isMe && (
            <MenuItem key="suspend" onClick={choose(() => void setSuspended(person, !suspended))}>
              {suspended ? 'Let in again' : 'Suspend'}
            </MenuItem>
          ),
          !isMe && (
            <MenuItem key="remove" onClick={choose(() => setAsked('remove'))}>
              Remove
            </MenuItem>
          ),
        ]}
      </ActionsMenu>
      {asked === 'rename' && <RenameDialog person={person} onClose={close} />}
      <ConfirmDialog
        open={asked === 'remove'}
        title="Remove person"
        text="Are you sure you want to remove this person?"
        confirm="Remove"
        busy={busy}
        onConfirm={() => void remove(id).then(close)}
        onCancel={close}
      >
        <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{name ? `${name}, ${email}` : email}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          History and notes keep the address. Enquiries assigned to this person will be assigned to nobody.
        </Typography>
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {keyNames.length > 0 ? `These API keys end, with their webhooks: ${listed(keyNames)}.` : 'No API key ends.'}{' '}
          Preview links that the person made end, too.
        </Typography>
        <Typography variant="body2">
          {webhookNames.length > 0 && `These webhooks stay and go on sending: ${listed(webhookNames)}. `}
          Keys and sign-ins of import profiles stay: make new ones if the person knew them.
        </Typography>
      </ConfirmDialog>
    </>
  );
}
