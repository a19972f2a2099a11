import { Box } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { MessageListQuery } from '../../graphql/generated/operations.ts';
import { useNarrow } from '../components/useNarrow.ts';
import { Pager } from '../lists/Pager.tsx';
import type { useListPage } from '../lists/useListPage.ts';
import { MessageDetail } from './MessageDetail.tsx';
import { pageSize } from './messageFilters.ts';
import { MessageRow } from './MessageRow.tsx';
import { scrolling } from './scrolling.ts';

interface Props {
  messages: MessageListQuery['messages'];
  list: ReturnType<typeof useListPage>;
}

/** List and message side by side. Where there is room for one only, the address says which. */
export function MessagePanes({ messages: { nodes, pageInfo, totalCount }, list }: Props) {
  const { id } = useParams();
  const narrow = useNarrow();
  // The message that was first stays open when others arrive above it.
  const [first, setFirst] = useState(nodes[0]?.id);
  const open = nodes.some((message) => message.id === first) ? first : nodes[0]?.id;
  if (open !== first) setFirst(open);
  const shown = id ?? (narrow ? undefined : open);
  const paged = totalCount > pageSize || list.page > 0;
  const rows = (
    <Box
      sx={{
        borderRight: narrow ? 0 : 1,
        borderColor: 'divider',
        ...(!narrow && { display: 'flex', flexDirection: 'column', minHeight: 0 }),
      }}
    >
      <Box component="ul" aria-label="Messages" sx={{ m: 0, p: 0, listStyle: 'none', ...(!narrow && scrolling) }}>
        {nodes.map((message) => (
          <MessageRow key={message.id} message={message} selected={message.id === shown} />
        ))}
      </Box>
      {paged && (
        <Pager
          page={list.page}
          size={pageSize}
          total={totalCount}
          endCursor={pageInfo.hasNextPage ? pageInfo.endCursor : null}
          onNext={list.next}
          onPrevious={list.previous}
        />
      )}
    </Box>
  );
  if (narrow) return shown ? <MessageDetail id={shown} /> : rows;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '264px minmax(0, 1fr)', lg: '396px minmax(0, 1fr)' },
        gridTemplateRows: 'minmax(0, 1fr)',
        flex: 1,
        minHeight: 0,
      }}
    >
      {rows}
      {shown && <MessageDetail key={shown} id={shown} />}
    </Box>
  );
}
