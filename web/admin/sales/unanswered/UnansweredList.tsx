import { Box, Typography } from '@mui/material';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useUnansweredQuery } from '../inbox/inbox.generated.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { EnquiryDetail } from '../enquiries/EnquiryDetail.tsx';
import { EnquiryInList } from '../enquiries/EnquiryInList.tsx';
import { MessageDetail } from '../messages/MessageDetail.tsx';
import { MessageRow } from '../messages/MessageRow.tsx';
import { unansweredPath } from '../inbox/folders.ts';
import { Inbox } from '../inbox/Inbox.tsx';
import { InboxRows, pageSize } from '../inbox/InboxRows.tsx';
import * as words from '../../../words/admin/en/inbox.ts';

/** Messages and enquiries that need an answer in one list, the oldest first. */
export function UnansweredList() {
  const list = useListPage('unanswered', []);
  const { kind, id } = useParams();
  const narrow = useNarrow();
  const query = useUnansweredQuery({
    variables: { first: pageSize, after: list.after ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const unanswered = (query.data ?? query.previousData)?.unanswered;
  const first = narrow ? undefined : unanswered?.nodes[0];
  const shown = id ?? first?.id;
  const isEnquiry = id ? kind === 'enquiries' : first?.enquiry != null;
  const total = query.data?.unanswered.totalCount;
  return (
    <Inbox
      place={{ kind: 'unanswered', folder: '' }}
      isOpen={id !== undefined}
      isLeaving={id === undefined && query.data === undefined}
      search={null}
      counts={
        <Typography className="muted small-type" variant="body2" role="status">
          {total !== undefined && words.hereOldestFirst(total)}
        </Typography>
      }
      exportAddress=""
      list={
        <Loaded query={query} failed={shared.messagesLoadFailed} skeleton={<RowSkeletons rows={7} />} fill>
          {({ unanswered: page }) =>
            page.nodes.length > 0 || list.page > 0 ? (
              <InboxRows label={words.needsAnAnswer} page={page} list={list} shown={shown}>
                {({ id: one, enquiry, message }, row) =>
                  enquiry ? (
                    <EnquiryInList key={one} enquiry={enquiry} above={`${unansweredPath}/enquiries`} {...row} />
                  ) : (
                    message && <MessageRow key={one} message={message} above={`${unansweredPath}/messages`} {...row} />
                  )
                }
              </InboxRows>
            ) : (
              <Box sx={{ p: 2 }}>
                <EmptyState title={words.everythingIsAnswered} hint={words.newEnquiriesAndMessages} />
              </Box>
            )
          }
        </Loaded>
      }
      detail={
        shown && (isEnquiry ? <EnquiryDetail key={shown} id={shown} /> : <MessageDetail key={shown} id={shown} />)
      }
    />
  );
}
