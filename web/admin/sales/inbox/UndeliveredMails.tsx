import { Alert } from '@mui/material';
import type { MailFailure, MailRecipient } from '../../../graphql/generated/operations.ts';

interface Props {
  mails: { to: MailRecipient; failure: MailFailure }[];
}

/** Shows undelivered mails about the open message or enquiry, with advice about each. */
export const UndeliveredMails = ({ mails }: Props) =>
  mails.map(({ to, failure }) => (
    <Alert key={to} severity="warning" role="status" sx={{ mt: 1.5, maxWidth: 760 }}>
      {words[to][failure]}
    </Alert>
  ));

const heldBack =
  'No confirmation was e-mailed: this address had three on that day. If the buyer asks, send the address of their page.';

const words: Record<MailRecipient, Record<MailFailure, string>> = {
  SENDER: {
    REFUSED:
      'The confirmation could not be delivered: the mail server refused the address. Call the buyer, or look for the right address.',
    CONTENT_REFUSED:
      'The confirmation could not be delivered: the mail server refused what is in it, perhaps as spam. If the buyer asks, send the address of their page.',
    GIVEN_UP:
      'The confirmation could not be delivered: no mail server accepted it within two days. The setting SMTP_URL of the server may be wrong.',
    HELD_BACK: heldBack,
  },
  COMPANY: {
    REFUSED:
      'You got no e-mail about this: the mail server refused your own address. Correct the setting NOTIFY_EMAIL of the server.',
    CONTENT_REFUSED:
      'You got no e-mail about this: the mail server refused what is in it, perhaps as spam. Let it accept mail from this site.',
    GIVEN_UP:
      'You got no e-mail about this: no mail server accepted it within two days. The setting SMTP_URL of the server may be wrong.',
    HELD_BACK: heldBack,
  },
};
