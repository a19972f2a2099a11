import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { rolesText } from '../../../../common/enumWords.ts';
import type { InvitationRowFragment, InvitePersonMutation } from './people.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { usePersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/accounts.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { invitationLook } from './rowLook.ts';
import { useInvitations } from './useInvitations.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

const mailFailures = words.mailFailures;

export function InvitationRow({ invitation }: { invitation: InvitationRowFragment }) {
  const { email, roles, mailFailure, invitedBy, createdAt, expiresAt, ended } = invitation;
  const nameOf = usePersonName();
  const { inviteAgain, withdraw, busy } = useInvitations();
  const [sent, setSent] = useState<InvitePersonMutation['invitePerson']>();
  return (
    <Box component="li" sx={invitationLook}>
      <div>
        <Typography variant="body2" className="strong">
          {email}
        </Typography>
        <Quiet variant="caption" component="p">
          {words.invitedBy(rolesText(roles), fullDate(createdAt), nameOf(invitedBy))}
          <br />
          <Box component="span" sx={{ color: ended ? 'error.main' : 'inherit' }}>
            {(ended ? words.ended : words.ends)(fullDate(expiresAt))}
          </Box>
          {mailFailure && !ended && (
            <Box component="span" role="status" className="strong own-line warns">
              {mailFailures[mailFailure]}
            </Box>
          )}
        </Quiet>
      </div>
      <Box className="wraps" sx={{ gap: 1, pr: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          aria-label={words.inviteAgainLabel(email)}
          onClick={() => void inviteAgain(invitation).then(setSent)}
        >
          {words.inviteAgain}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={busy}
          aria-label={words.takeBackTheInvitationOf(email)}
          onClick={() => void withdraw(invitation)}
        >
          {words.takeBack}
        </Button>
      </Box>
      {sent && <LinkDialog sent={sent} onClose={() => setSent(undefined)} />}
    </Box>
  );
}
