// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { CustomerList } from './CustomerList.tsx';

const at = '2026-11-11T11:05:00.000Z';
const firm = {
  ...{ id: 'k', version: 1, name: 'Karaca Döküm', domain: 'karaca.com.tr', lastAt: at, note: null },
  ...{ discount: '40+10', discountPercent: 46, deliveryTerms: null, paymentTerms: '30 gün', joinedTo: null },
  taxNumber: '1234567890',
  people: [
    { email: 'ali@karaca.com.tr', name: 'Ali Işık', phone: '+90 532 000 00 00', lastAt: at },
    { email: 'veli@karaca.com.tr', name: 'Veli Öz', phone: null, lastAt: at },
  ],
  ...{ enquiryCount: 31, orderCount: 1, messages: [], codes: [] },
  enquiries: [{ id: 'e', number: 'T-2026-00042', state: 'WON', name: 'Ali Işık', createdAt: at }],
  orders: [{ id: 'o', number: 'S-2026-00007', state: 'SENT', createdAt: at, sums: { total: 46_800 } }],
  joined: [{ id: 'b', name: 'Karaca Makine', joinedTo: { id: 'k' } }],
  lastPrices: [
    {
      ...{ productId: '7', code: '22210', name: 'Oynak Makaralı Rulman', salesUnit: null },
      ordered: {
        at,
        number: 'S-2026-00007',
        quantity: 4,
        price: 1250,
        priceQuantity: null,
        discount: 5,
        discountSteps: null,
      },
      offered: null,
    },
  ],
};

function show(path: string, mutations = {}) {
  const customers = vi.fn(() => ({ nodes: [firm], totalCount: 1, pageInfo: { hasNextPage: false, endCursor: null } }));
  const element = (
    <main>
      <Routes>
        <Route path="/admin/customers/:id?" element={<CustomerList />} />
      </Routes>
    </main>
  );
  return { customers, ...renderAdmin(element, { queries: { customers, customer: () => firm }, mutations }, path) };
}

test('firms are listed and searched, and one leads to what it paid', async () => {
  const { user, customers, router } = show('/admin/customers');
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Karaca Dökümkaraca.com.tr31 enquiries, 1 order');
  await user.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'karaca');
  await waitFor(() => expect(customers).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'karaca' })));
  await user.click(within(await screen.findByRole('listitem')).getByRole('link'));
  expect(router.state.location.pathname).toBe('/admin/customers/k');
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('row', { name: /22210/ })).toHaveTextContent(
    '₺ 1.250,00 less 5 %4 adet, S-2026-00007',
  );
  expect(screen.getByText('40+10, 46 %')).toBeVisible();
  expect(screen.getByText('the newest 1 of 31')).toBeVisible();
});

test('a discount that is none is refused before it is sent, and steps are kept as typed', async () => {
  const updateCustomer = vi.fn(() => ({ ...firm, version: 2 }));
  const { user } = show('/admin/customers/k', { updateCustomer });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = await screen.findByRole('textbox', { name: /Standing discount/ });
  await user.clear(field);
  await user.type(field, '110');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/from 0 to 100/)).toBeVisible();
  expect(updateCustomer).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '40+10+5');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(updateCustomer).toHaveBeenCalledWith(
      expect.objectContaining({ input: expect.objectContaining({ discount: '40+10+5' }) }),
    ),
  );
});

test('firms are joined to another, and parted again', async () => {
  const joinCustomer = vi.fn(() => firm);
  const { user } = show('/admin/customers/k', { joinCustomer });
  await user.click(await screen.findByRole('button', { name: 'Part Karaca Makine again' }));
  await waitFor(() => expect(joinCustomer).toHaveBeenLastCalledWith({ id: 'b', into: null }));
  expect(await screen.findByText('The customers are parted')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Belongs to another customer…' })).toBeVisible();
});

test('an address of a shared domain is said to be of another firm', async () => {
  const moveCustomerAddress = vi.fn(() => ({ id: 'n', name: 'veli@karaca.com.tr' }));
  const { user } = show('/admin/customers/k', { moveCustomerAddress });
  await user.click(await screen.findByRole('button', { name: 'veli@karaca.com.tr is of another firm' }));
  await waitFor(() =>
    expect(moveCustomerAddress).toHaveBeenLastCalledWith({ email: 'veli@karaca.com.tr', into: null }),
  );
  expect(await screen.findByText('veli@karaca.com.tr is a customer of its own now')).toBeVisible();
});

test('a wrong tax number is refused before it is sent', async () => {
  const updateCustomer = vi.fn(() => ({ ...firm, version: 2 }));
  const { user } = show('/admin/customers/k', { updateCustomer });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = await screen.findByRole('textbox', { name: /Tax number/ });
  await user.clear(field);
  await user.type(field, '1234567891');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/the last of which checks the others/)).toBeVisible();
  expect(updateCustomer).not.toHaveBeenCalled();
});

test('a file of customers is tried, and imported by a second press', async () => {
  const sent: unknown[] = [];
  const report = { created: 1, changed: 2, unchanged: 0, wrong: 1 };
  const rows = [
    { line: 5, name: 'Yeni', problems: [{ field: 'domain', message: 'A new customer needs its domain.' }] },
  ];
  const importCustomers = ({ dryRun }: Record<string, unknown>) => (sent.push(dryRun), { ...report, rows });
  const { user } = show('/admin/customers', { importCustomers });
  await user.upload(await screen.findByLabelText('File of customers'), new File(['x'], 'cari.csv'));
  const dialog = await screen.findByRole('dialog', { name: /cari\.csv/ });
  expect(within(dialog).getByRole('list')).toHaveTextContent('Row 5, Yeni: A new customer needs its domain.');
  await user.click(within(dialog).getByRole('button', { name: 'Import 3 customers' }));
  expect(await screen.findByText('1 added, 2 changed')).toBeVisible();
  expect(sent).toEqual([true, false]);
});
