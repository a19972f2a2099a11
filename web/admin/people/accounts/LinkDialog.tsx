import { DialogContent, Stack, Typography } from '@mui/material';
import type { InvitePersonMutation } from '../../../graphql/generated/operations.ts';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { CopyLink } from '../../parts/inputs/CopyLink.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { fullDate } from '../../parts/texts/dates.ts';

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
    <PageDialog open title="Invitation" width={560} small onClose={onClose}>
      <DialogContent sx={{ p: '0 28px 28px' }}>
        <Stack sx={{ gap: 2.5 }}>
          <Typography>
            {mailed
              ? `The invitation is on its way to ${invitation.email}. You can also hand over the link yourself.`
              : `This site sends no mail. Hand the link over to ${invitation.email} yourself.`}
          </Typography>
          <TextInput
            key={link}
            label="Link"
            name="link"
            defaultValue={link}
            hint={`Works once, until ${fullDate(invitation.expiresAt)}.`}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Anyone with the link can use it, so send it to that person only. It is not shown again; a new invitation
            makes a new link.
          </Typography>
          <div>
            <CopyLink variant="contained" path={path} />
          </div>
        </Stack>
      </DialogContent>
    </PageDialog>
  );
}
