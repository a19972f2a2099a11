import { Alert } from '@mui/material';
import type { MailFailure, MailRecipient } from '../../../graphql/generated/schema.ts';
import * as inboxWords from '../../../words/admin/en/inbox.ts';

interface Props {
  mails: { to: MailRecipient; failure: MailFailure }[];
}

/** Shows undelivered mails about the open message or enquiry, with advice about each. */
export const UndeliveredMails = ({ mails }: Props) =>
  mails.map(({ to, failure }) => (
    <Alert key={to} severity={failure === 'DELAYED' ? 'info' : 'warning'} role="status" sx={{ mt: 1.5, maxWidth: 760 }}>
      {words[to][failure]}
    </Alert>
  ));

const heldBack = inboxWords.noConfirmationMailed;

const words: Record<MailRecipient, Record<MailFailure, string>> = {
  SENDER: {
    REFUSED: inboxWords.confirmationFailed.REFUSED,
    CONTENT_REFUSED: inboxWords.confirmationFailed.CONTENT_REFUSED,
    GIVEN_UP: inboxWords.confirmationFailed.GIVEN_UP,
    HELD_BACK: heldBack,
    EXPIRED: inboxWords.confirmationFailed.EXPIRED,
    DELAYED: inboxWords.confirmationFailed.DELAYED,
  },
  COMPANY: {
    REFUSED: inboxWords.noticeFailed.REFUSED,
    CONTENT_REFUSED: inboxWords.noticeFailed.CONTENT_REFUSED,
    GIVEN_UP: inboxWords.noticeFailed.GIVEN_UP,
    HELD_BACK: heldBack,
    EXPIRED: inboxWords.noticeFailed.EXPIRED,
    DELAYED: inboxWords.noticeFailed.DELAYED,
  },
};
