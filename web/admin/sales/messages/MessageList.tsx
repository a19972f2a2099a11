import { Box } from '@mui/material';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useInboxCountsQuery } from '../inbox/inbox.generated.ts';
import { useMessageListQuery } from './messages.generated.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { SearchField } from '../../parts/lists/SearchField.tsx';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { Counts } from '../inbox/Counts.tsx';
import { Inbox } from '../inbox/Inbox.tsx';
import { InboxRows } from '../inbox/InboxRows.tsx';
import { useShowArrivals } from '../inbox/useShowArrivals.ts';
import { useShown } from '../inbox/useShown.ts';
import * as words from '../../../words/admin/en/messages.ts';
import { MessageDetail } from './MessageDetail.tsx';
import { csvAddress, messageVariables } from './messageFilters.ts';
import { MessageRow } from './MessageRow.tsx';

export function MessageList() {
  const list = useListPage('messages', []);
  const query = useMessageListQuery({ variables: messageVariables(list), fetchPolicy: 'cache-and-network' });
  const fresh = useInboxCountsQuery().data?.messages.totalCount;
  const { id } = useParams();
  const total = query.data?.messages.totalCount;
  const folder = list.param('status');
  const filtered = list.search !== '' || folder !== '';
  const shown = useShown((query.data ?? query.previousData)?.messages.nodes ?? []);
  const showArrivals = useShowArrivals('messages', list, query.refetch);

  return (
    <Inbox
      place={{ kind: 'messages', folder }}
      isOpen={id !== undefined}
      isLeaving={id === undefined && query.data === undefined}
      search={
        <SearchField
          label={words.searchMessages}
          value={list.search}
          onSearch={(search) => list.filter({ q: search }, true)}
        />
      }
      counts={
        <Counts
          kind="messages"
          text={
            total === undefined || fresh === undefined ? '' : filtered ? words.found(total) : words.newOf(fresh, total)
          }
          shown={query.data?.messages.nodes.map(({ id }) => id)}
          onShowArrivals={showArrivals}
        />
      }
      exportAddress={csvAddress(list)}
      list={
        <Loaded query={query} failed={shared.messagesLoadFailed} skeleton={<RowSkeletons rows={7} />} fill>
          {({ messages }) =>
            messages.nodes.length > 0 || list.page > 0 ? (
              <InboxRows label={words.messages} page={messages} list={list} shown={shown}>
                {(message, row) => <MessageRow key={message.id} message={message} {...row} />}
              </InboxRows>
            ) : (
              <Box sx={{ p: 2 }}>
                {filtered ? (
                  <EmptyState title={words.noMessagesMatchTheseFilters} hint={words.tryFewerLettersAnotherWord} />
                ) : (
                  <EmptyState title={words.thereAreNoMessages} hint={words.messagesSentThrough} />
                )}
              </Box>
            )
          }
        </Loaded>
      }
      detail={shown && <MessageDetail key={shown} id={shown} />}
    />
  );
}
