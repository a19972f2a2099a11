import { Box } from '@mui/material';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import * as words from '../../../words/admin/en/customers.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { FilterLine } from '../../parts/lists/FilterLine.tsx';
import { LinkedHeads, LinkedRow } from '../../parts/lists/LinkedRow.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { ListPager } from '../../parts/lists/ListPager.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import { nearDate } from '../../parts/texts/dates.ts';
import { customerPath } from '../enquiry.ts';
import { CustomerPage } from './CustomerPage.tsx';
import { ImportCustomers } from './ImportCustomers.tsx';
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
    <ListScreen title={words.customers} action={<ImportCustomers />}>
      <FilterLine
        label={words.searchCustomers}
        search={list.search}
        onSearch={(text) => list.filter({ q: text }, true)}
        count={total !== undefined && words.customerCount(total)}
      />
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={6} />}>
        {({ customers }) => (
          <>
            {customers.nodes.length === 0 && (
              <Box sx={{ p: 'var(--inset)' }}>
                {search ? (
                  <EmptyState title={words.noCustomerMatches} hint={words.searchedInCustomers} />
                ) : (
                  <EmptyState title={words.noCustomersYet} hint={words.customersAppear} />
                )}
              </Box>
            )}
            {customers.nodes.length > 0 && <Heads />}
            <Box component="ul" aria-label={words.customers}>
              {customers.nodes.map((customer) => (
                <Row key={customer.id} customer={customer} />
              ))}
            </Box>
            <ListPager list={list} size={size} of={customers} />
          </>
        )}
      </Loaded>
    </ListScreen>
  );
}

/** The whole row leads to the firm. */
function Row({ customer }: { customer: CustomerInListFragment }) {
  const { id, name, domain, enquiryCount, orderCount, lastAt } = customer;
  return (
    <LinkedRow to={customerPath(id)} name={<Content>{name}</Content>} columns={columns}>
      <Box component="span" className="muted" sx={{ textAlign: { xs: 'right', md: 'left' } }}>
        {domain}
      </Box>
      <span className="muted">
        {[words.enquiries(enquiryCount), orderCount > 0 && words.orders(orderCount)].filter(Boolean).join(', ')}
      </span>
      <Box component="time" className="muted unbroken flush-end" dateTime={lastAt}>
        {nearDate(lastAt)}
      </Box>
    </LinkedRow>
  );
}

const columns = 'minmax(0, 1.4fr) minmax(0, 1fr) 200px 140px';

/** The heads of the columns; on a phone each row says what it holds. */
const Heads = () => (
  <LinkedHeads columns={columns}>
    <span>{words.firm}</span>
    <span>{words.domainOfMail}</span>
    <span>{words.whatTheyAsked}</span>
    <span className="end">{words.lastHeard}</span>
  </LinkedHeads>
);
