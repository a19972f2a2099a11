import { Stack, Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import type { MessageListQuery } from '../../../graphql/generated/operations.ts';
import { InboxRow } from '../inbox/InboxRow.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import { StatusChip } from './StatusChip.tsx';

type Message = MessageListQuery['messages']['nodes'][number];
type Row = Pick<ComponentProps<typeof InboxRow>, 'selected' | 'shortcut'>;

export function MessageRow({ message, ...row }: { message: Message } & Row) {
  const { id, name, subject, createdAt, status } = message;
  return (
    <InboxRow path={`/admin/messages/${encodeURIComponent(id)}`} {...row}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography
          variant="body2"
          noWrap
          lang="tr"
          sx={{ flex: '1 1 140px', minWidth: 0, fontWeight: status === 'NEW' ? 650 : 500 }}
        >
          {name}
        </Typography>
        <Typography variant="caption" sx={{ flex: 'none', color: 'text.secondary' }}>
          {fullDate(createdAt)}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography
          variant="body2"
          noWrap
          lang="tr"
          sx={{ flex: 1, minWidth: 0, color: status === 'NEW' ? 'text.primary' : 'text.secondary' }}
        >
          {subject}
        </Typography>
        <StatusChip status={status} />
      </Stack>
    </InboxRow>
  );
}
