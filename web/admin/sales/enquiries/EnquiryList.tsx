import { Box } from '@mui/material';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useEnquiryListQuery } from '../../../graphql/generated/operations.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { SearchField } from '../../parts/lists/SearchField.tsx';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { Counts } from '../inbox/Counts.tsx';
import { enquiryFolders } from '../inbox/folders.ts';
import { Inbox } from '../inbox/Inbox.tsx';
import { InboxRows } from '../inbox/InboxRows.tsx';
import { useShowArrivals } from '../inbox/useShowArrivals.ts';
import { useShown } from '../inbox/useShown.ts';
import { EnquiryDetail } from './EnquiryDetail.tsx';
import { EnquiryInList } from './EnquiryInList.tsx';
import { csvAddress, enquiryVariables } from './enquiryStates.ts';

export function EnquiryList() {
  const list = useListPage('enquiries', []);
  const { adminId } = useSession();
  const query = useEnquiryListQuery({ variables: enquiryVariables(list, adminId), fetchPolicy: 'cache-and-network' });
  const total = query.data?.enquiries.totalCount;
  const folder = list.param('status');
  const shown = useShown((query.data ?? query.previousData)?.enquiries.nodes ?? []);

  const showArrivals = useShowArrivals('enquiries', list, query.refetch);

  return (
    <Inbox
      place={{ kind: 'enquiries', folder }}
      isOpen={useParams().id !== undefined}
      search={
        <SearchField
          label="Search enquiries"
          value={list.search}
          onSearch={(search) => list.filter({ q: search }, true)}
        />
      }
      counts={
        <Counts
          kind="enquiries"
          text={total === undefined ? '' : `${total} ${list.search ? 'found' : 'here'}, newest first`}
          shown={query.data?.enquiries.nodes.map(({ id }) => id)}
          onShowArrivals={showArrivals}
        />
      }
      exportAddress={csvAddress(list, adminId)}
      list={
        <Loaded query={query} failed={texts.enquiries.loadFailed} skeleton={<RowSkeletons rows={7} />} fill>
          {({ enquiries }) =>
            enquiries.nodes.length > 0 || list.page > 0 ? (
              <InboxRows label="Enquiries" page={enquiries} list={list} shown={shown}>
                {(enquiry, row) => <EnquiryInList key={enquiry.id} enquiry={enquiry} {...row} />}
              </InboxRows>
            ) : (
              <Box sx={{ p: 2 }}>
                {list.search ? (
                  <EmptyState
                    title="No enquiries match this search"
                    hint="Numbers, names, companies and codes are searched, in this folder."
                  />
                ) : (
                  <EmptyState title={emptyText(folder)} hint="Quote lists that buyers send appear here." />
                )}
              </Box>
            )
          }
        </Loaded>
      }
      detail={shown && <EnquiryDetail key={shown} id={shown} />}
    />
  );
}

function emptyText(folder: string) {
  const name = folder && enquiryFolders.find(({ value }) => value === folder)?.label.toLowerCase();
  if (folder === 'mine') return 'No enquiry is assigned to you';
  return name ? `Nothing ${name === 'suspected spam' ? 'suspected of being spam' : name}` : 'There are no enquiries';
}
