import { Box } from '@mui/material';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useOrderListQuery } from './orders.generated.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { FilterLine } from '../../parts/lists/FilterLine.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { ListPager } from '../../parts/lists/ListPager.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { ExportLink } from '../inbox/ExportLink.tsx';
import * as words from '../../../words/admin/en/orders.ts';
import { OrderPage } from './OrderPage.tsx';
import { OrderHeads, OrderRow } from './OrderRow.tsx';
import { orderStates, stateIn, stateNames } from './orderTexts.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

const size = 20;
const states = [
  { value: '', label: words.allStates },
  ...orderStates.map((state) => ({ value: state.toLowerCase(), label: stateNames[state] })),
];

/** Lists the orders, and shows the one that the address names. */
export function OrderList() {
  const { id } = useParams();
  return id === undefined ? <Orders /> : <OrderPage key={id} id={id} />;
}

function Orders() {
  const list = useListPage('orders', []);
  const state = stateIn(list.param('state'));
  const search = list.search || undefined;
  const query = useOrderListQuery({
    variables: { first: size, after: list.after, state, search },
    fetchPolicy: 'cache-and-network',
  });
  const total = (query.data ?? query.previousData)?.orders.totalCount;
  const exported = new URLSearchParams({ ...(state && { state }), ...(search && { q: search }) });
  return (
    <ListScreen
      title={words.orders}
      action={<ExportLink address={`/admin/orders.csv${exported.size ? `?${exported}` : ''}`} />}
    >
      <FilterLine
        label={words.searchOrders}
        search={list.search}
        onSearch={(text) => list.filter({ q: text }, true)}
        count={total !== undefined && words.orderCount(total)}
      >
        <FilterSelect
          label={words.state}
          value={state?.toLowerCase() ?? ''}
          options={states}
          onChoose={(value) => list.filter({ state: value })}
        />
      </FilterLine>
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={6} />}>
        {({ orders }) => (
          <>
            {orders.nodes.length === 0 && (
              <Box sx={{ p: 'var(--inset)' }}>
                {search || state ? (
                  <EmptyState title={words.noOrderMatches} hint={words.numbersNamesCompanies} />
                ) : (
                  <EmptyState title={words.thereAreNoOrdersYet} hint={words.offersThatBuyersAcceptAppear} />
                )}
              </Box>
            )}
            {orders.nodes.length > 0 && <OrderHeads />}
            <PlainList aria-label={words.orders}>
              {orders.nodes.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </PlainList>
            <ListPager list={list} size={size} of={orders} />
          </>
        )}
      </Loaded>
    </ListScreen>
  );
}
