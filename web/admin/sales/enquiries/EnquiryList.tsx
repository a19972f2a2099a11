import { Box } from '@mui/material';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useEnquiryListQuery } from './enquiries.generated.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { SearchField } from '../../parts/lists/SearchField.tsx';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { Counts } from '../inbox/Counts.tsx';

import { Inbox } from '../inbox/Inbox.tsx';
import { InboxRows } from '../inbox/InboxRows.tsx';
import { useShowArrivals } from '../inbox/useShowArrivals.ts';
import { useShown } from '../inbox/useShown.ts';
import * as words from '../../../words/admin/en/enquiries.ts';
import { EnquiryDetail } from './EnquiryDetail.tsx';
import { EnquiryInList } from './EnquiryInList.tsx';
import { NewOffer } from './NewOffer.tsx';
import { csvAddress, enquiryVariables } from './enquiryStates.ts';

export function EnquiryList() {
  const list = useListPage('enquiries', []);
  const { adminId } = useSession();
  const query = useEnquiryListQuery({ variables: enquiryVariables(list, adminId), fetchPolicy: 'cache-and-network' });
  const { id } = useParams();
  const total = query.data?.enquiries.totalCount;
  const folder = list.param('status');
  const shown = useShown((query.data ?? query.previousData)?.enquiries.nodes ?? []);

  const showArrivals = useShowArrivals('enquiries', list, query.refetch);

  return (
    <Inbox
      place={{ kind: 'enquiries', folder }}
      isOpen={id !== undefined}
      isLeaving={id === undefined && query.data === undefined}
      search={
        <SearchField
          label={words.searchEnquiries}
          value={list.search}
          onSearch={(search) => list.filter({ q: search }, true)}
        />
      }
      counts={
        <Counts
          kind="enquiries"
          text={total === undefined ? '' : (list.search ? words.found : words.here)(total)}
          shown={query.data?.enquiries.nodes.map(({ id }) => id)}
          onShowArrivals={showArrivals}
        />
      }
      exportAddress={csvAddress(list, adminId)}
      add={<NewOffer />}
      list={
        <Loaded query={query} failed={shared.enquiriesLoadFailed} skeleton={<RowSkeletons rows={7} />} fill>
          {({ enquiries }) =>
            enquiries.nodes.length > 0 || list.page > 0 ? (
              <InboxRows label={words.enquiries} page={enquiries} list={list} shown={shown}>
                {(enquiry, row) => <EnquiryInList key={enquiry.id} enquiry={enquiry} {...row} />}
              </InboxRows>
            ) : (
              <Box sx={{ p: 2 }}>
                {list.search ? (
                  <EmptyState title={words.noEnquiriesMatchThisSearch} hint={words.numbersNamesCompanies} />
                ) : (
                  <EmptyState title={emptyText(folder)} hint={words.quoteListsThatBuyersSend} />
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

const isFolder = (folder: string): folder is keyof typeof words.nothingInFolder =>
  Object.hasOwn(words.nothingInFolder, folder);

function emptyText(folder: string) {
  if (folder === 'mine') return words.noEnquiryIsAssignedToYou;
  return isFolder(folder) ? words.nothingInFolder[folder] : words.thereAreNoEnquiries;
}
