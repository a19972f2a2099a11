// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { OrderList } from './OrderList.tsx';

const placed = { id: '1', state: 'PLACED', text: null, admin: null, mailed: false, createdAt: '2026-11-11T11:05:00Z' };
const order = {
  ...{ id: 'a', version: 1, number: 'S-2026-00042', state: 'PLACED', createdAt: '2026-11-11T11:05:00Z' },
  ...{ offerNumber: 'T-2026-00042/2', company: 'Yeşiltepe Gıda A.Ş.', buyerName: 'Şule Ağırbaş' },
  ...{ buyerTitle: 'Bakım Müdürü', email: 'bakim@ornek.com.tr', ownNumber: 'SA-7741', network: '203.0.113.0/24' },
  ...{ digest: '9f2c41d7', deliveryPlace: 'Lüleburgaz', deliveryTerms: null, paymentTerms: '30 gün', notes: null },
  ...{ carrier: null, consignment: null, consignmentUrl: null, cancelReason: null, events: [placed] },
  rows: [
    {
      ...{ id: '1', productId: '7', code: 'KV-DN50', name: 'Küresel Vana', note: null, askedCode: 'V 50' },
      ...{ quantity: 12, salesUnit: null, price: 3250, priceQuantity: null, discount: null, net: 39_000 },
      ...{ shipped: 0, cancelled: 0, cancelReason: null },
    },
  ],
  sums: { net: 39_000, vat: [{ rate: 20, vat: 7800 }], total: 46_800 },
  ...{ channel: 'SITE', acceptedOn: null, recordedBy: null, documents: [], shipments: [], invoice: null },
  enquiry: { id: 'e', number: 'T-2026-00042', phone: '0212 555 01 01', statusPath: '/teklif/T-2026-00042/x' },
};
const carriers = [{ name: 'Örnek Kargo', pattern: 'https://kargo.example/{numara}' }];

function show(path: string, setOrderState = vi.fn(), shown: object = order) {
  const orders = vi.fn(() => ({ nodes: [order], totalCount: 1, pageInfo: { hasNextPage: false, endCursor: null } }));
  const queries = { orders, order: () => shown, carriers: () => carriers, sendsMail: () => true };
  const element = (
    <main>
      <Routes>
        <Route path="/admin/orders/:id?" element={<OrderList />} />
      </Routes>
    </main>
  );
  return { orders, setOrderState, ...renderAdmin(element, { queries, mutations: { setOrderState } }, path) };
}

test('orders are listed, chosen by state, and lead to one order', async () => {
  const { user, orders, router } = show('/admin/orders');
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('S-2026-00042Yeşiltepe Gıda A.Ş. 0212 555 01 01Their number SA-7741');
  expect(row).toHaveTextContent('46.800,00To confirm');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Sent');
  await waitFor(() => expect(orders).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'SENT' })));
  expect(screen.getByRole('link', { name: /CSV|Export/ })).toHaveAttribute('href', '/admin/orders.csv?state=SENT');
  await user.click(within(await screen.findByRole('listitem')).getByRole('link', { name: 'S-2026-00042' }));
  expect(router.state.location.pathname).toBe('/admin/orders/a');
});

test('an order is sent with the carrier’s remembered address, and the buyer gets a mail by choice', async () => {
  const change = vi.fn(() => ({ ...order, version: 2, state: 'SENT', carrier: 'Örnek Kargo' }));
  const { user } = show('/admin/orders/a', change);
  await screen.findByRole('heading', { name: 'Accepted lines' });
  expect(screen.getByText('Şule Ağırbaş, Bakım Müdürü')).toBeVisible();
  const state = screen.getByRole('combobox', { name: 'New state' });
  expect(
    within(state)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual([...['Confirmed', 'Ready', 'Sent', 'Delivered', 'Cancelled']]);
  await user.selectOptions(state, 'Sent');
  await user.type(screen.getByRole('textbox', { name: /^Carrier/ }), 'örnek kargo');
  expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveValue(carriers[0]?.pattern);
  await user.type(screen.getByRole('textbox', { name: /^Number/ }), '0000 4471');
  await user.click(screen.getByRole('checkbox', { name: 'Send a mail to bakim@ornek.com.tr' }));
  await user.click(screen.getByRole('button', { name: 'Save state' }));
  await waitFor(() =>
    expect(change).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ id: 'a', version: 1, state: 'SENT', carrier: 'örnek kargo', consignment: '0000 4471', mailBuyer: true },
        pattern: 'https://kargo.example/{numara}',
      }),
    ),
  );
});

test('a refused reason stands at its field, and what was typed stays', async () => {
  const change = vi.fn(() => refuse('BAD_USER_INPUT', 'reason'));
  const { user } = show('/admin/orders/a', change);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'New state' }), 'Cancelled');
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'Üzgünüz.');
  await user.click(screen.getByRole('button', { name: 'Save state' }));
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('Üzgünüz.');
});

test.each([
  [['PLACED', 'CONFIRMED', 'READY', 'SENT'], 'Delivered'],
  [['PLACED', 'CONFIRMED'], 'Ready'],
  [['PLACED', 'CONFIRMED', 'READY', 'SENT', 'DELIVERED'], 'No change'],
])('after %j the form opens on “%s”, and never on a correction', async (states, next) => {
  const past = states.map((state, place) => ({ ...placed, id: String(place), state }));
  show('/admin/orders/a', vi.fn(), { ...order, state: states.at(-1), events: past });
  const select = await screen.findByRole('combobox', { name: 'New state' });
  expect(within(select).getByRole('option', { name: next, selected: true })).toBeInTheDocument();
  const save = screen.getByRole('button', { name: 'Save state' });
  if (next === 'No change') expect(save).toBeDisabled();
  else expect(save).toBeEnabled();
});
