import { Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import type { ComponentProps } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { MessageListQuery } from './messages.generated.ts';
import { InboxRow } from '../inbox/InboxRow.tsx';
import { NotDelivered } from '../inbox/NotDelivered.tsx';
import { StatusChip } from './StatusChip.tsx';

type Message = MessageListQuery['messages']['nodes'][number];
type Row = Pick<ComponentProps<typeof InboxRow>, 'selected' | 'shortcut'> & {
  /** The address of the list; that of the messages, where it is left out. */
  above?: string;
};

export function MessageRow({ message, above = '/admin/messages', ...row }: { message: Message } & Row) {
  const { id, name, subject, createdAt, status, letters } = message;
  return (
    <InboxRow
      path={`${above}/${encodeURIComponent(id)}`}
      sender={name}
      createdAt={createdAt}
      isNew={status === 'NEW'}
      {...row}
    >
      <Row spacing={1}>
        <Typography
          variant="body2"
          noWrap
          lang={siteLanguage}
          className="shrinks grows"
          sx={{ color: status === 'NEW' ? 'text.primary' : 'text.secondary' }}
        >
          {subject}
        </Typography>
        {letters.at(-1)?.state === 'FAILED' && <NotDelivered isShort />}
        <StatusChip status={status} />
      </Row>
    </InboxRow>
  );
}
