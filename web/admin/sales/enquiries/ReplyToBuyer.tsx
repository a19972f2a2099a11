import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useSendsMailQuery } from '../offers/offers.generated.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { type EnquiryToRead, amount } from '../enquiry.ts';
import { replyAddress } from '../messages/replyAddress.ts';
import * as words from '../../../words/admin/en/enquiries.ts';
import { lettersIn } from '../../../words/admin/toBuyers.ts';
import { AnswerEnquiry } from './AnswerEnquiry.tsx';

interface Props {
  enquiry: EnquiryToRead;
  onRefetch: () => Promise<unknown>;
}

/** Answers a buyer by letter, from the site or from the admin's own mail program. */
export function ReplyToBuyer({ enquiry, onRefetch }: Props) {
  const own = useSession();
  const sendsMail = useSendsMailQuery().data?.sendsMail ?? false;
  const [writing, setWriting] = useState(false);
  if (enquiry.suspectedSpam)
    return (
      <Typography className="muted" variant="body2">
        {words.suspectedSpamChooseNotSpam}
      </Typography>
    );
  return (
    <>
      {enquiry.email === '' ? (
        <Button {...plain} onClick={() => setWriting(true)}>
          {words.noteAnswer}
        </Button>
      ) : sendsMail ? (
        <Button {...reply} onClick={() => setWriting(true)} />
      ) : (
        <>
          <Button {...plain} onClick={() => setWriting(true)}>
            {words.noteAnswer}
          </Button>
          <Button {...reply} href={mailTo(enquiry, own.signature || own.name)} />
        </>
      )}
      {writing && (
        <AnswerEnquiry
          enquiry={enquiry}
          sendsMail={sendsMail && enquiry.email !== ''}
          onRefetch={onRefetch}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}

const plain = { size: 'small', sx: { height: 32, minWidth: 0, px: 1, fontSize: 14 } } as const;
const reply = { ...plain, startIcon: <ReplyOutlined />, children: words.replyByEMail } as const;

function mailTo({ name, email, number, message, createdAt, rows, language }: EnquiryToRead, signature: string) {
  const asked = rows.map(({ code, name, quantity, salesUnit }) =>
    [code, name, quantity !== null && amount(quantity, salesUnit)].filter(Boolean).join(', '),
  );
  const quoted = [...asked, message].filter(Boolean).join('\n');
  const subject = lettersIn(language).answerSubject(number);
  return replyAddress({ name, email, subject, message: quoted, createdAt }, signature);
}
