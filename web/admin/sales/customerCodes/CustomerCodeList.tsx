import { Box } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useCustomerCodeListQuery } from './customerCodes.generated.ts';
import { FilterLine } from '../../parts/lists/FilterLine.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { TrailPager } from '../../parts/lists/TrailPager.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/customerCodes.ts';
import { CustomerCodeRow } from './CustomerCodeRow.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

const size = 20;

/** Lists the codes that customers use of their own, to look at and to forget. */
export function CustomerCodeList() {
  const [search, setSearch] = useState('');
  const [trail, setTrail] = useState<string[]>([]);
  const query = useCustomerCodeListQuery({
    variables: { search, first: size, after: trail.at(-1) ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const count = (query.data ?? query.previousData)?.customerCodes.totalCount;
  return (
    <ListScreen title={words.codesOfCustomers} note={words.whatCustomersCall}>
      <FilterLine
        label={words.searchCodesAndCustomers}
        search={search}
        onSearch={(text) => {
          setTrail([]);
          setSearch(text);
        }}
        count={count !== undefined && words.codes(count)}
      />
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={5} />}>
        {({ customerCodes: { nodes, pageInfo, totalCount } }) => (
          <>
            {nodes.length === 0 && (
              <Box sx={{ p: 'var(--inset)' }}>
                <EmptyState title={search ? words.noCodeAndNoCustomerHas : words.noCodeIsKnownYet} />
              </Box>
            )}
            <PlainList aria-label={words.codesOfCustomers}>
              {nodes.map((row) => (
                <CustomerCodeRow key={row.id} row={row} />
              ))}
            </PlainList>
            <TrailPager trail={trail} setTrail={setTrail} size={size} list={{ totalCount, pageInfo }} />
          </>
        )}
      </Loaded>
    </ListScreen>
  );
}
