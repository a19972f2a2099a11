import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, Stack } from '@mui/material';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useOrderToReadQuery, type OrderToReadFragment } from './orders.generated.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/orders.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderParts } from './OrderParts.tsx';
import { openRows } from './openRows.ts';
import { OrderState } from './OrderState.tsx';
import { orderPath } from './orderTexts.ts';

/** Shows one order: what was accepted, by which person, and its state. */
export function OrderPage({ id }: { id: string }) {
  const query = useOrderToReadQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const order = query.data?.order;
  return (
    <AdminPage
      title={order?.number ?? words.order}
      above={{ to: '/admin/orders', title: words.orders, here: order?.number ?? words.order }}
      action={
        order && (
          <Button
            variant="outlined"
            size="small"
            href={`${orderPath(id)}/confirmation.pdf`}
            target="_blank"
            rel="noreferrer"
            startIcon={<PictureAsPdfOutlined />}
          >
            {words.print}
          </Button>
        )
      }
    >
      <Loaded query={query} failed={shared.loadFailed} skeleton={<FieldSkeletons heights={[60, 240, 120]} />}>
        {({ order, carriers, sendsMail }) =>
          order ? (
            <Box sx={gridLook}>
              <Stack className="shrinks" spacing={3}>
                <Panel>
                  <OrderLines order={order} />
                </Panel>
                <Parts order={order} />
              </Stack>
              <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
                <Panel>
                  <OrderState key={order.version} {...{ order, carriers, sendsMail }} onStale={query.refetch} />
                </Panel>
                <Panel>
                  <OrderFacts order={order} />
                </Panel>
                <Panel>
                  <OrderHistory events={order.events} />
                </Panel>
              </Box>
            </Box>
          ) : (
            <EmptyState title={words.thisOrderDoesNotExist} hint={words.ordersAreNeverDeleted} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}

/** Without parts and open rows there is nothing to show. */
const Parts = ({ order }: { order: OrderToReadFragment }) =>
  (order.shipments.length > 0 || openRows(order).length > 0 || order.rows.some(({ cancelled }) => cancelled > 0)) && (
    <Panel>
      <OrderParts order={order} />
    </Panel>
  );

const gridLook = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
  alignItems: 'start',
} as const;
