import { Box, Stack } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import * as words from '../../../words/admin/en/customers.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { ListPager } from '../../parts/lists/ListPager.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { SearchField } from '../../parts/lists/SearchField.tsx';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import { nearDate } from '../../parts/texts/dates.ts';
import { customerPath } from '../enquiry.ts';
import { CustomerPage } from './CustomerPage.tsx';
import { useCustomerListQuery, type CustomerInListFragment } from './customers.generated.ts';

const size = 20;

/** Lists the firms that wrote, and shows the one that the address names. */
export function CustomerList() {
  const { id } = useParams();
  return id === undefined ? <Customers /> : <CustomerPage key={id} id={id} />;
}

function Customers() {
  const list = useListPage('customers', []);
  const search = list.search || undefined;
  const query = useCustomerListQuery({
    variables: { search, first: size, after: list.after },
    fetchPolicy: 'cache-and-network',
  });
  const total = (query.data ?? query.previousData)?.customers.totalCount;
  return (
    <AdminPage title={words.customers}>
      <Panel>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2 }}>
          <SearchField
            label={words.searchCustomers}
            value={list.search}
            onSearch={(text) => list.filter({ q: text }, true)}
          />
          <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 15 }}>
            {total !== undefined && words.customerCount(total)}
          </Box>
        </Stack>
        <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={6} />}>
          {({ customers }) => (
            <>
              {customers.nodes.length === 0 && (
                <Box sx={{ p: 2 }}>
                  {search ? (
                    <EmptyState title={words.noCustomerMatches} hint={words.searchedInCustomers} />
                  ) : (
                    <EmptyState title={words.noCustomersYet} hint={words.customersAppear} />
                  )}
                </Box>
              )}
              <Box component="ul" aria-label={words.customers} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {customers.nodes.map((customer) => (
                  <Row key={customer.id} customer={customer} />
                ))}
              </Box>
              <ListPager list={list} size={size} of={customers} />
            </>
          )}
        </Loaded>
      </Panel>
    </AdminPage>
  );
}

/** The whole row leads to the firm. */
function Row({ customer }: { customer: CustomerInListFragment }) {
  const { id, name, domain, enquiryCount, orderCount, lastAt } = customer;
  return (
    <Box component="li" sx={rowLook}>
      <Box component={Link} to={customerPath(id)} sx={linkLook}>
        <Content>{name}</Content>
      </Box>
      <Box component="span" sx={quiet}>
        {domain}
      </Box>
      <Box component="span" sx={quiet}>
        {[words.enquiries(enquiryCount), orderCount > 0 && words.orders(orderCount)].filter(Boolean).join(', ')}
      </Box>
      <Box component="time" dateTime={lastAt} sx={{ ...quiet, textAlign: { md: 'right' }, whiteSpace: 'nowrap' }}>
        {nearDate(lastAt)}
      </Box>
    </Box>
  );
}

const quiet = { color: 'text.secondary', fontSize: 14 } as const;
const rowLook = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1.4fr) minmax(0, 1fr) 200px 140px' },
  alignItems: 'center',
  columnGap: 2.5,
  rowGap: 0.25,
  minHeight: { xs: 64, md: 48 },
  p: { xs: '10px 16px', md: '4px 20px' },
  fontSize: 15,
  overflowWrap: 'anywhere',
  borderTop: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'surface.sunken' },
} as const;
const linkLook = {
  '&&': { color: 'text.primary', fontWeight: 600, textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
