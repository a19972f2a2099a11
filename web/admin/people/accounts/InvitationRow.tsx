import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { rolesText } from '../../../../common/enumWords.ts';
import type { InvitationRowFragment, InvitePersonMutation } from '../../../graphql/generated/operations.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { invitationLook } from './rowLook.ts';
import { useInvitations } from './useInvitations.ts';

const mailFailures = {
  REFUSED: 'The mail server refused the address: is it misspelt? Or invite again, and hand over the link.',
  CONTENT_REFUSED: 'The mail server refused what is in it, perhaps as spam. Invite again, and hand over the link.',
  GIVEN_UP: 'No mail server took the invitation for two days. Invite again, and hand over the link.',
  HELD_BACK: 'The invitation was not mailed. Invite again, and hand over the link.',
} as const;

export function InvitationRow({ invitation }: { invitation: InvitationRowFragment }) {
  const { email, roles, mailFailure, invitedBy, createdAt, expiresAt, ended } = invitation;
  const { inviteAgain, withdraw, busy } = useInvitations();
  const [sent, setSent] = useState<InvitePersonMutation['invitePerson']>();
  return (
    <Box component="li" sx={invitationLook}>
      <div>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {email}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {rolesText(roles)}, invited {fullDate(createdAt)} by {invitedBy}
          <br />
          <Box component="span" sx={{ color: ended ? 'error.main' : 'inherit' }}>
            {ended ? 'Ended' : 'Ends'} {fullDate(expiresAt)}
          </Box>
          {mailFailure && !ended && (
            <Box component="span" role="status" sx={{ display: 'block', fontWeight: 600, color: 'warning.main' }}>
              {mailFailures[mailFailure]}
            </Box>
          )}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pr: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          aria-label={`Invite ${email} again`}
          onClick={() => void inviteAgain(invitation).then(setSent)}
        >
          Invite again
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={busy}
          aria-label={`Take back the invitation of ${email}`}
          onClick={() => void withdraw(invitation)}
        >
          Take back
        </Button>
      </Box>
      {sent && <LinkDialog sent={sent} onClose={() => setSent(undefined)} />}
    </Box>
  );
}
