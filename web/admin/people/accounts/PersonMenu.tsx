import { MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import type { PersonRowFragment } from './people.generated.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { ActionsMenu } from '../../parts/lists/ActionsMenu.tsx';
import * as words from '../../../words/admin/en/accounts.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { usePeople } from './usePeople.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

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
            {words.rename}
          </MenuItem>,
          !isMe && (
            <MenuItem key="suspend" onClick={choose(() => void setSuspended(person, !suspended))}>
              {suspended ? words.letInAgain : words.suspend}
            </MenuItem>
          ),
          !isMe && (
            <MenuItem key="remove" onClick={choose(() => setAsked('remove'))}>
              {words.remove}
            </MenuItem>
          ),
        ]}
      </ActionsMenu>
      {asked === 'rename' && <RenameDialog person={person} onClose={close} />}
      <ConfirmDialog
        open={asked === 'remove'}
        title={words.removePerson}
        text={words.areYouSureYouWantToRemove}
        confirm={words.remove}
        busy={busy}
        onConfirm={() => void remove(id).then(close)}
        onCancel={close}
      >
        <Typography className="strong" sx={{ mt: 1.5 }}>
          {name ? `${name}, ${email}` : email}
        </Typography>
        <Quiet>{words.historyAndNotesKeep}</Quiet>
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {keyNames.length > 0 ? words.keysEnd(listed(keyNames)) : words.noKeyEnds}
        </Typography>
        <Typography variant="body2">
          {webhookNames.length > 0 && words.webhooksStay(listed(webhookNames))} {words.importKeysStay}
        </Typography>
      </ConfirmDialog>
    </>
  );
}
