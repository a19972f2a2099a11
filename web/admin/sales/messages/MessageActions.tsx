import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useSetMessageStatusMutation, type MessageToReadQuery } from './messages.generated.ts';
import type { MessageStatus } from '../../../graphql/generated/schema.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/messages.ts';
import { ReplyButtons } from './ReplyButtons.tsx';

const statuses: { status: MessageStatus; label: string; action: string }[] = [
  { status: 'NEW', label: words.fresh, action: words.fresh },
  { status: 'READ', label: words.read, action: words.markAsRead },
  { status: 'REPLIED', label: words.replied, action: words.markAsReplied },
];

interface Props {
  message: NonNullable<MessageToReadQuery['message']>;
  onRefetch: () => Promise<unknown>;
}

const failed = words.failedToUpdateMessageStatus;

export function MessageActions({ message, onRefetch }: Props) {
  const { id, status } = message;
  const notify = useNotify();
  const [setStatus] = useSetMessageStatusMutation({ refetchQueries: ['InboxCounts'] });

  async function choose(chosen: MessageStatus | null) {
    if (!chosen) return;
    try {
      await setStatus({
        variables: { id, status: chosen },
        optimisticResponse: { setMessageStatus: { ...message, status: chosen } },
      });
      notify.settle(failed);
    } catch (error) {
      notify.failure(failed, error);
    }
  }

  return (
    <Row className="wraps apart" spacing={1.5}>
      <Row spacing={1.5}>
        <Typography variant="subtitle2" component="span" aria-hidden>
          {words.status}
        </Typography>
        <ToggleButtonGroup
          exclusive
          value={status}
          aria-label={words.status}
          onChange={(_, chosen: MessageStatus | null) => void choose(chosen)}
          sx={groupLook}
        >
          {statuses.map(({ status: value, label, action }) => (
            // A message that was read never becomes new again.
            <ToggleButton
              key={value}
              value={value}
              aria-label={value === status ? label : action}
              disabled={value === 'NEW' && status !== 'NEW'}
            >
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Row>
      {message.suspectedSpam ? (
        <Typography className="muted" variant="body2">
          {words.suspectedSpamChooseNotSpam}
        </Typography>
      ) : (
        <ReplyButtons message={message} onRefetch={onRefetch} onMark={() => void choose('REPLIED')} />
      )}
    </Row>
  );
}

const groupLook = {
  '& button': {
    height: 40,
    px: 1.75,
    fontSize: 15,
    fontWeight: 500,
    color: 'text.primary',
    borderColor: 'outline',
  },
  '& button.Mui-selected, & button.Mui-selected:hover': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 600,
  },
  '& button.Mui-focusVisible': { zIndex: 1 },
};
