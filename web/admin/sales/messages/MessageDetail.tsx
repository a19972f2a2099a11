import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useMessageToReadQuery, type MessageToReadQuery } from './messages.generated.ts';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { filling } from '../../parts/page/Panel.tsx';
import { useBottomBar } from '../../parts/page/useBottomBar.ts';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { scrolling } from '../inbox/looks.ts';
import { UndeliveredMails } from '../inbox/UndeliveredMails.tsx';
import { FailedLetter } from '../letters/FailedLetter.tsx';
import { Thread } from '../letters/Thread.tsx';
import { useFollowLetters } from '../letters/useFollowLetters.ts';
import * as words from '../../../words/admin/en/messages.ts';
import { DeleteMessage } from './DeleteMessage.tsx';
import { MessageActions } from './MessageActions.tsx';
import { MadeOfIt } from './MakeEnquiry.tsx';
import { MessageFacts } from './MessageFacts.tsx';
import { SpamButton } from './SpamButton.tsx';

/** Reading a message does not change its status. */
export function MessageDetail({ id }: { id: string }) {
  const query = useMessageToReadQuery({ variables: { id } });
  const narrow = useNarrow();
  const { search } = useLocation();
  return (
    <Box component="article" sx={{ minWidth: 0, ...filling, p: { xs: 2, md: 0 } }}>
      {narrow && (
        <Button
          component={Link}
          to={{ pathname: '/admin/messages', search }}
          startIcon={<ArrowBackOutlined />}
          size="small"
          sx={{ ml: -2, mb: 1 }}
        >
          {words.allMessages}
        </Button>
      )}
      <Loaded query={query} failed={shared.messagesLoadFailed} skeleton={skeleton} fill>
        {({ message }) =>
          message ? (
            <Message message={message} onRefetch={query.refetch} />
          ) : (
            <Box sx={{ p: { md: 3 } }}>
              <EmptyState title={words.thisMessageNoLongerExists} hint={words.itMayHaveBeenDeleted} />
            </Box>
          )
        }
      </Loaded>
    </Box>
  );
}

interface Props {
  message: NonNullable<MessageToReadQuery['message']>;
  onRefetch: () => Promise<unknown>;
}

function Message({ message, onRefetch }: Props) {
  const [deleting, setDeleting] = useState(false);
  const bar = useBottomBar(!useNarrow());
  useFollowLetters(message.letters, onRefetch);
  return (
    <>
      <Box sx={{ ...paneLook, pt: { md: 3 } }}>
        <Stack
          direction="row"
          sx={{
            ...widthLook,
            flexWrap: 'wrap',
            alignItems: 'flex-start',
            justifyContent: 'space-between',
            gap: 2,
            mb: 2.5,
          }}
        >
          <Typography
            variant="h4"
            component="h2"
            lang={siteLanguage}
            className="breaks"
            sx={{ flex: '1 1 220px', fontSize: { xs: 18, md: 22 } }}
          >
            {message.subject}
          </Typography>
          <Row className="rigid" spacing={0.5}>
            <SpamButton message={message} />
            <IconButton color="inherit" aria-label={words.deleteMessage} onClick={() => setDeleting(true)}>
              <DeleteOutlined className="icon-20 muted" />
            </IconButton>
          </Row>
        </Stack>
        <Box sx={widthLook}>
          <MessageFacts message={message} />
          <UndeliveredMails mails={message.undelivered} />
          <FailedLetter letters={message.letters} />
          {message.enquiries.length > 0 && (
            <Box className="dense-type" sx={{ mt: 1.5 }}>
              <MadeOfIt enquiries={message.enquiries} />
            </Box>
          )}
        </Box>
        <Typography lang={siteLanguage} className="breaks as-typed" sx={{ py: 3, maxWidth: '60ch' }}>
          {message.message}
        </Typography>
        {message.letters.length > 0 && <Thread letters={message.letters} />}
      </Box>
      <Box ref={bar} className="rigid" sx={barLook}>
        <Box sx={widthLook}>
          <MessageActions message={message} onRefetch={onRefetch} />
        </Box>
      </Box>
      {deleting && <DeleteMessage message={message} onClose={() => setDeleting(false)} />}
    </>
  );
}

const skeleton = (
  <Box sx={{ p: { md: 3 } }}>
    <FieldSkeletons heights={[28, 116, 160]} />
  </Box>
);

/** On the widest screens lines stay readable, and the buttons stay near the text. */
const widthLook = { maxWidth: 760 };
const paneLook = { ...scrolling, px: { md: 3, lg: 4 } };
/** The bar is outside the scrolling part, so that it is always in sight. */
const barLook = {
  px: { md: 3, lg: 4 },
  py: { xs: 2, md: 1.5 },
  borderTop: { md: 1 },
  borderColor: { md: 'divider' },
} as const;
