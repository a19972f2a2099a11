import { Sentence } from '../../../components/Sentence.tsx';
import * as words from '../../../words/tr/enquiry.ts';

interface CopySentProps {
  email: string;
  /** Whether the mail server has taken it. */
  isSent: boolean;
}

/** Tells the buyer where the number and the link of the enquiry were sent. */
export const CopySent = ({ email, isSent }: CopySentProps) => (
  <p className="enquiry-copy muted">
    <Sentence text={isSent ? words.copySent : words.copyOnItsWay} parts={{ email: <b>{email}</b> }} />
  </p>
);
