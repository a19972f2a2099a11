import { Box, Typography } from '@mui/material';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useMessageListQuery, useNewMessageCountQuery } from '../../graphql/generated/operations.ts';
import { AdminPage } from '../components/AdminPage.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowSkeletons } from '../components/RowSkeletons.tsx';
import { useListPage } from '../components/useListPage.ts';
import { texts } from '../texts.ts';
import { MessagePanes } from './MessagePanes.tsx';

const size = 20;

export function MessageList() {
  const list = useListPage();
  const query = useMessageListQuery({
    variables: { first: size, after: list.after },
    fetchPolicy: 'cache-and-network',
  });
  const fresh = useNewMessageCountQuery().data?.messages.totalCount;
  const total = query.data?.messages.totalCount;
  return (
    <AdminPage
      title="Messages"
      action={
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {total !== undefined && fresh !== undefined && `${fresh} new of ${total}`}
        </Typography>
      }
    >
      <Panel>
        <Loaded query={query} failed={texts.messages.loadFailed} skeleton={<RowSkeletons rows={7} />}>
          {({ messages }) =>
            messages.nodes.length > 0 || list.page > 0 ? (
              <MessagePanes messages={messages} list={list} size={size} />
            ) : (
              <Box sx={{ p: 2 }}>
                <EmptyState
                  title="There are no messages"
                  hint="What visitors write through the contact form arrives here."
                />
              </Box>
            )
          }
        </Loaded>
      </Panel>
    </AdminPage>
  );
}
