// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { enquiry, row, written } from '../../../testing/enquiries.ts';
import { refuse, type Answers } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { useShortcuts } from '../../frame/shortcuts/useShortcuts.ts';
import { EnquiryList } from './EnquiryList.tsx';

const other = { ...enquiry, id: 'b', number: 'T-2026-00041', name: 'İlker Çığır', rows: [row], rowCount: 1 };
const all: ({ id: string } & Record<string, unknown>)[] = [enquiry, other];
const page = { nodes: all, totalCount: 2, pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null } };

beforeEach(() => {
  all[0] = enquiry;
});

/** Opens the screen at its address, with the shortcuts of the admin area. */
function Screen() {
  useShortcuts(true, () => undefined);
  return (
    <main>
      <Routes>
        <Route path="/admin/messages/enquiries/:id?" element={<EnquiryList />} />
      </Routes>
    </main>
  );
}

const show = (mutations: Answers = {}, enquiries = vi.fn(() => page)) => ({
  enquiries,
  ...renderAdmin(
    <Screen />,
    {
      queries: {
        enquiries,
        enquiry: ({ id }) => all.find((one) => one.id === id) ?? null,
        admins: () => [{ id: 'k', email: 'kerem@ornek.com.tr', name: 'Kerem Ulusoy' }],
      },
      mutations,
    },
    '/admin/messages/enquiries?status=new',
  ),
});

test('an enquiry shows its lines, and which of them the catalogue does not know', async () => {
  const { enquiries } = show();
  const lines = await screen.findByRole('table', { name: 'Lines' });
  const [, first, second] = within(lines).getAllByRole('row');
  expect(first).toHaveTextContent(/6204-2RSSabit Bilyalı Rulman.*Gres dolguluAsked 40\sadet/);
  const file = screen.getByRole('link', { name: /^Şaft ölçüsü\.pdf PDF, 2,3\sMB$/ });
  expect(file).toHaveAttribute('href', '/admin/messages/enquiries/a/attachments/f1');
  expect(file).toHaveAttribute('download');
  // The specs are folded, since they would fill the screen.
  expect(within(lines).queryByText('İç çap 20 mm')).toBeNull();
  expect(first).toHaveTextContent('per 100, list price');
  expect(second).toHaveTextContent('UCP 250not in the catalogue');
  expect(screen.getByRole('list', { name: 'Enquiries' })).toHaveTextContent(
    'New, 2 lines1 not in the cataloguemail not delivered',
  );
  expect(
    screen.getByText(/could not be delivered: the mail server refused the address. Call the buyer,/),
  ).toBeVisible();
  const states = enquiries.mock.calls.map((call: unknown[]) => (call[0] as { state?: string }).state);
  expect(states).toContain('NEW');
});

test('state, assignee and notes are saved for the version that is shown', async () => {
  const sent = vi.fn();
  const progress = { ...enquiry, state: 'IN_PROGRESS', version: 2 };
  const note = { id: '9', kind: 'NOTE', text: 'Aradım.', admin: 'kerem@ornek.com.tr', createdAt: enquiry.createdAt };
  const { user } = show({
    setEnquiryState: (args: object) => (sent(args), progress),
    assignEnquiry: (args: object) => (
      sent(args),
      { ...progress, assignee: { id: 'k', email: 'kerem@ornek.com.tr', name: 'Kerem Ulusoy' }, version: 3 }
    ),
    addEnquiryNote: (args: object) => (sent(args), { ...progress, version: 3, history: [note] }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'In progress');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'a', state: 'IN_PROGRESS', version: 1 }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('IN_PROGRESS'));
  const state = screen.getByRole('combobox', { name: 'State' });
  expect(within(state).getByRole('option', { name: 'New' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Kerem Ulusoy');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'a', adminId: 'k', version: 2 }));

  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Aradım.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByRole('list', { name: 'Notes and changes' })).toHaveTextContent(/kerem.*Aradım\./);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});

/** Opens the screen, and returns the calls that assign a product to a line. */
function showSettling() {
  const sent = vi.fn();
  const settled = { ...written, ...row, id: '2', name: 'UCP 205', written: 'UCP 250', candidates: written.candidates };
  const settleEnquiryRow = (args: { productId?: unknown }) => {
    sent(args);
    return (all[0] = { ...enquiry, version: 2, rows: [row, args.productId ? settled : written] });
  };
  return { sent, ...show({ settleEnquiryRow }) };
}

test('a line that the catalogue does not know is assigned to the nearest product, and unassigned again', async () => {
  const { user, sent } = showSettling();
  await user.click(await screen.findByRole('button', { name: 'Use UCP 205' }));
  expect(sent).toHaveBeenCalledWith({ id: '2', productId: '8', version: 1 });
  expect(await screen.findByText(/asked for as/)).toHaveTextContent('asked for as “UCP 250”');
  await user.click(screen.getByRole('button', { name: 'Undo: UCP 250 is not UCP 205' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ id: '2', productId: null, version: 2 }));
});

test('the product of a line is found among similar ones', async () => {
  const { user, sent } = showSettling();
  await user.click(await screen.findByRole('button', { name: 'Find UCP 250' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(within(screen.getByRole('list', { name: 'Products like it' })).getByRole('button'));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: '2', productId: '8', version: 1 }));
});

test('the last price for this buyer is shown beside the list price', async () => {
  const last = {
    productId: '7',
    number: 'T-2026-00039/1',
    createdAt: enquiry.createdAt,
    price: 235,
    priceQuantity: 100,
    discount: 5,
    vatRate: 20,
  };
  all[0] = { ...enquiry, lastOffers: [last] as never[] };
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'More of line 1' }));
  expect(
    screen.getByText('list 285,00 / 100 adet with KDV; last 235,00 / 100 adet less 5 % in T-2026-00039/1'),
  ).toBeVisible();
});

test('when someone else was quicker, the screen says so and shows the stored state', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = show({ setEnquiryState: () => refuse('CONFLICT') });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Lost');
  expect(await screen.findByText(/Someone else has changed this enquiry/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('NEW');
});

test('an enquiry stays open after an offer is made and after its state changes, with the offer on top', async () => {
  const offer = {
    ...{ id: '9', number: 'T-2026-00042/1', createdAt: enquiry.createdAt, sentAt: null, validUntil: '2026-12-05' },
    ...{ pdfPath: '/teklif/T-2026-00042/x/teklif-1.pdf', previewPath: '/admin/offers/9.pdf', preparedBy: 'Kerem' },
    ...{ intro: null, deliveryTerms: null, paymentTerms: null, notes: null, mail: null, lines: [] },
    sums: { net: 100, total: 120, vat: [] },
    requests: [],
    reminds: false,
  };
  const { user, router } = show({
    makeOffer: () => (all[0] = { ...enquiry, state: 'IN_PROGRESS', version: 2, offers: [offer] as never[] }),
    setEnquiryState: () => (all[0] = { ...all[0], ...enquiry, state: 'WON', version: 3, offers: [offer] as never[] }),
  });
  const fill = async (field: HTMLElement, text: string) => {
    await user.click(field);
    await user.paste(text);
  };
  await fill(await screen.findByRole('textbox', { name: 'Made by' }), 'Kerem');
  for (const price of screen.getAllByRole('textbox', { name: 'Price without KDV' })) await fill(price, '5');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByRole('region', { name: 'Last offer' })).toHaveTextContent('Not sent yet');
  await waitFor(() => expect(screen.getByRole('link', { name: /^Preview PDF/ })).toHaveFocus());
  const { location } = router.state;
  expect(location.pathname + location.search).toBe('/admin/messages/enquiries/a?status=in-progress');

  // Won without an order is asked about; without an offer that was sent none can be made.
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Won');
  expect(await screen.findByText(/^No offer was sent, so no order can be made/)).toBeVisible();
  expect(all[0]).toHaveProperty('state', 'IN_PROGRESS');
  await user.click(screen.getByRole('button', { name: 'Won without an order' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('WON'));
  expect(screen.getByRole('heading', { level: 2, name: 'Yeşiltepe Gıda T-2026-00042' })).toBeVisible();
});

test('the keys j and k move through the list, e focuses the state and n the note', async () => {
  const { user, router } = show();
  expect(await screen.findByRole('heading', { level: 2, name: /T-2026-00042/ })).toBeVisible();
  await user.keyboard('j');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/messages/enquiries/b'));
  expect(router.state.location.search).toBe('?status=new');
  expect(await screen.findByRole('heading', { level: 2, name: /T-2026-00041/ })).toBeVisible();
  await user.keyboard('k');
  expect(await screen.findByRole('heading', { level: 2, name: /T-2026-00042/ })).toBeVisible();
  await user.keyboard('e');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('n');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});

test('while another list is being loaded, the sheet of the last one takes no input', async () => {
  let answer = () => {};
  const found = new Promise((done) => {
    answer = () => done({ ...page, nodes: [other], totalCount: 1 });
  });
  const { user } = renderAdmin(
    <Screen />,
    {
      queries: {
        enquiries: ({ search }) => (search ? found : page),
        enquiry: ({ id }) => all.find((one) => one.id === id) ?? null,
        admins: () => [],
      },
    },
    '/admin/messages/enquiries',
  );
  const lines = await screen.findByRole('table', { name: 'Lines' });
  expect(lines.closest('[inert]')).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search enquiries' }), 'İlker');
  await waitFor(() => expect(lines.closest('[inert]')).not.toBeNull());
  answer();
  await waitFor(() => expect(lines).not.toBeInTheDocument());
  await screen.findByRole('table', { name: 'Lines' });
  expect(document.querySelector('[inert]')).toBeNull();
});
