import { Box } from '@mui/material';
import { Navigate, useParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useMessageListQuery, useNewMessageCountQuery } from '../../graphql/generated/operations.ts';
import { AdminPage } from '../components/AdminPage.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { Panel } from '../components/Panel.tsx';
import { useNarrow } from '../components/useNarrow.ts';
import { logUnexpected } from '../errors/logUnexpected.ts';
import { RowSkeletons } from '../lists/RowSkeletons.tsx';
import { useListPage } from '../lists/useListPage.ts';
import { texts } from '../texts/texts.ts';
import { MessageCounts } from './MessageCounts.tsx';
import { messageVariables } from './messageFilters.ts';
import { MessagePanes } from './MessagePanes.tsx';
import { MessageToolbar } from './MessageToolbar.tsx';

export function MessageList() {
  const list = useListPage('messages', ['status']);
  const query = useMessageListQuery({
    variables: messageVariables(list),
    skip: list.lastFilters !== undefined,
    fetchPolicy: 'cache-and-network',
  });
  const narrow = useNarrow();
  const { id } = useParams();
  const fresh = useNewMessageCountQuery().data?.messages.totalCount;
  const total = query.data?.messages.totalCount;
  const filtered = list.search !== '' || list.param('status') !== '';

  if (list.lastFilters) return <Navigate to={{ search: list.lastFilters }} replace />;
  return (
    <AdminPage
      title="Messages"
      fill
      action={
        <MessageCounts
          text={
            total === undefined || fresh === undefined
              ? ''
              : `${filtered ? `${total} found` : `${fresh} new of ${total}`}, newest first`
          }
          onShowArrivals={() => void query.refetch().catch(logUnexpected)}
        />
      }
    >
      <Panel fill>
        {!(narrow && id) && <MessageToolbar list={list} />}
        <Loaded query={query} failed={texts.messages.loadFailed} skeleton={<RowSkeletons rows={7} />} fill>
          {({ messages }) =>
            messages.nodes.length > 0 || list.page > 0 ? (
              <MessagePanes messages={messages} list={list} />
            ) : (
              <Box sx={{ p: 2 }}>
                {filtered ? (
                  <EmptyState
                    title="No messages match these filters"
                    hint="Try fewer letters, another word or another status."
                  />
                ) : (
                  <EmptyState
                    title="There are no messages"
                    hint="Messages sent through the contact form appear here."
                  />
                )}
              </Box>
            )
          }
        </Loaded>
      </Panel>
    </AdminPage>
  );
}
