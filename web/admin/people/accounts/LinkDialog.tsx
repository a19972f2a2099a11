import { DialogContent, Stack, Typography } from '@mui/material';
import type { InvitePersonMutation } from './people.generated.ts';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { CopyLink } from '../../parts/inputs/CopyLink.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/accounts.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

interface Props {
  sent: InvitePersonMutation['invitePerson'];
  onClose: () => void;
}

/**
 * Shows the link, which cannot be seen again later. It is shown in full, since some browsers let no page write to the
 * clipboard.
 */
export function LinkDialog({ sent: { invitation, path, mailed }, onClose }: Props) {
  const link = `${window.location.origin}${path}`;
  return (
    <PageDialog open title={words.invitation} width={560} small onClose={onClose}>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography>
            {mailed ? words.theInvitationIsOnItsWayTo(invitation.email) : words.thisSiteSendsNoMail(invitation.email)}
          </Typography>
          <TextInput
            key={link}
            label={words.link}
            name="link"
            defaultValue={link}
            hint={words.worksOnceUntil(fullDate(invitation.expiresAt))}
          />
          <Quiet>{words.anyoneWithTheLinkCanUseItSo}</Quiet>
          <div>
            <CopyLink variant="contained" path={path} />
          </div>
        </Stack>
      </DialogContent>
    </PageDialog>
  );
}
