import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import { Alert, Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import type { MessageToReadQuery } from './messages.generated.ts';
import { useSendsMailQuery } from '../offers/offers.generated.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/messages.ts';
import { AnswerMessage } from './AnswerMessage.tsx';
import { MakeEnquiry } from './MakeEnquiry.tsx';
import { replyAddress } from './replyAddress.ts';

interface Props {
  message: NonNullable<MessageToReadQuery['message']>;
  onRefetch: () => Promise<unknown>;
  /** Marks the message as replied. */
  onMark: () => void;
}

/** Answers a message by the site's mail server, or by the admin's own mail program where there is none. */
export function ReplyButtons({ message, onRefetch, onMark }: Props) {
  const { name, signature } = useSession();
  const sendsMail = useSendsMailQuery().data?.sendsMail ?? false;
  const [replying, setReplying] = useState(false);
  const [writing, setWriting] = useState(false);
  const reply = {
    variant: 'contained',
    size: 'small',
    startIcon: <ReplyOutlined />,
    children: words.replyByMail,
  } as const;
  return (
    <>
      <Stack direction="row" spacing={1.25} sx={buttonsLook}>
        <MakeEnquiry message={message} />
        {sendsMail ? (
          <Button {...reply} onClick={() => setWriting(true)} />
        ) : (
          <>
            <Button variant="outlined" size="small" onClick={() => setWriting(true)}>
              {words.noteAnswer}
            </Button>
            <Button {...reply} href={replyAddress(message, signature || name)} onClick={() => setReplying(true)} />
          </>
        )}
      </Stack>
      <Box role="status" sx={{ width: '100%', '&:empty': { display: 'none' } }}>
        {replying && message.status !== 'REPLIED' && (
          <Alert
            severity="info"
            role="presentation"
            action={
              <Button size="small" color="inherit" onClick={onMark}>
                {words.yesMarkIt}
              </Button>
            }
          >
            {words.haveYouSentYourReplyNote}
          </Alert>
        )}
      </Box>
      {writing && (
        <AnswerMessage
          message={message}
          sendsMail={sendsMail}
          onRefetch={onRefetch}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}

/** On a phone they share the width. */
const buttonsLook = {
  flexWrap: 'wrap',
  flex: { xs: '1 1 100%', sm: 'none' },
  '& > *': { flex: { xs: '1 1 40%', sm: 'none' } },
} as const;
