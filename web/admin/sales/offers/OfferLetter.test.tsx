// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useInboxCountsQuery } from '../inbox/inbox.generated.ts';
import type { OfferShownFragment } from './offers.generated.ts';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import { LatestOffer } from './LatestOffer.tsx';
import { OfferSheet } from './OfferSheet.tsx';

const offer: OfferShownFragment = {
  id: '9',
  number: 'T-2026-00042/1',
  createdAt: '2026-11-21T07:42:00.000Z',
  sentAt: '2026-11-21T08:42:00.000Z',
  reminds: false,
  currency: 'TRY' as const,
  rates: [],
  validUntil: '2026-12-05',
  pdfPath: '/teklif/T-2026-00042/x/teklif-1.pdf',
  previewPath: '/admin/offers/9.pdf',
  preparedBy: 'Kerem Ulusoy',
  intro: null,
  deliveryTerms: null,
  paymentTerms: null,
  notes: null,
  mail: null,
  lines: [],
  sums: { net: 100, total: 120, vat: [] },
  requests: [],
};
const enquiry = {
  id: 'a',
  version: 3,
  name: 'Şule Ağırbaş',
  email: 'sule@ornek.com.tr',
  statusPath: '/teklif/T-2026-00042/x',
  language: 'tr',
  state: 'IN_PROGRESS',
  letters: [] as EnquiryToRead['letters'],
  rows: [] as EnquiryToRead['rows'],
  orders: [] as EnquiryToRead['orders'],
  lastOffers: [] as EnquiryToRead['lastOffers'],
  createdAt: '2026-11-20T07:42:00.000Z',
} as EnquiryToRead;

const textOf = (field: HTMLElement) => (field instanceof HTMLTextAreaElement ? field.value : '');

/** Loads the counts as the menu does, since sending an offer loads them again. */
function Menu() {
  useInboxCountsQuery();
  return null;
}

/** The last offer above the sheet, in whose foot an offer that waits is sent. */
const Offered = ({ enquiry: shown }: { enquiry: EnquiryToRead }) => (
  <OfferSheet
    enquiry={shown}
    onRefetch={async () => shown}
    above={<LatestOffer enquiry={shown} onRefetch={() => Promise.resolve()} />}
    below={null}
  />
);

const show = (
  sendsMail: boolean,
  { sendOffer = () => null, ...more }: Partial<OfferShownFragment> & { sendOffer?: (args: object) => unknown } = {},
) =>
  renderAdmin(
    <main>
      <Menu />
      <Offered enquiry={{ ...enquiry, offers: [{ ...offer, ...more }] }} />
    </main>,
    { queries: { sendsMail: () => sendsMail, offerTemplates: () => [] }, mutations: { sendOffer } },
    '/admin/messages/enquiries?status=in-progress',
  );
const answer = { ...enquiry, state: 'OFFERED', assignee: null, history: [], version: 4, offers: [offer] };

test('an offer that was not sent is previewed, changed in its letter and sent for the version that is shown', async () => {
  const sent = vi.fn();
  const { user, router } = show(true, { sentAt: null, sendOffer: (args) => (sent(args), answer) });
  expect(screen.getByText('Not sent yet: the buyer does not see it')).toBeVisible();
  const pdf = screen.getByRole('link', { name: 'Preview PDF of T-2026-00042/1' });
  expect(pdf).toHaveAttribute('href', '/admin/offers/9.pdf');
  await user.click(screen.getByRole('button', { name: 'Send offer 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send offer T-2026-00042/1' }));
  expect(dialog.getByText(/sule@ornek.com.tr, with the PDF/)).toBeVisible();
  const letter = await dialog.findByRole('textbox', { name: 'Letter' });
  expect(textOf(letter)).toMatch(/^Sayın Şule Ağırbaş,[^]*\/teklif-1\.pdf[^]*Kerem Ulusoy$/);
  await user.clear(letter);
  await user.type(letter, 'Ektedir.');
  await user.click(dialog.getByRole('button', { name: 'Send e-mail' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: '9', text: 'Ektedir.', version: 3 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The enquiry stays open, in the folder that it is in now, and the PDF is next.
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/messages/enquiries/a'));
  expect(router.state.location.search).toBe('?status=offered');
  await waitFor(() => expect(pdf).toHaveFocus());
});

test.each([
  [true, 'Send without e-mail'],
  [false, 'Send'],
])('an offer is sent without a letter, on a site that sends mail: %s', async (sendsMail, button) => {
  const sent = vi.fn();
  const { user } = show(sendsMail, { sentAt: null, sendOffer: (args) => (sent(args), answer) });
  await user.click(screen.getByRole('button', { name: 'Send offer 1' }));
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: '9', text: null, version: 3 }));
  expect(await screen.findByText('The buyer’s page shows the offer now.')).toBeVisible();
});

test('a letter that cannot be sent stays as it was typed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = show(true, { sendOffer: () => refuse('INTERNAL_SERVER_ERROR') });
  await user.click(await screen.findByRole('button', { name: 'E-mail: T-2026-00042/1' }));
  await user.type(screen.getByRole('textbox', { name: 'Letter' }), ' Not.');
  await user.click(screen.getByRole('button', { name: 'Send e-mail' }));
  expect(await screen.findByText('Failed to send the offer. Please try again.')).toBeVisible();
  expect(textOf(screen.getByRole('textbox', { name: 'Letter' }))).toMatch(/ Not\.$/);
});

test('without a mail server the mail program opens with the letter of a sent offer', async () => {
  show(false);
  expect(screen.getByRole('link', { name: 'Open PDF of T-2026-00042/1' })).toHaveAttribute('href', offer.pdfPath);
  const link = await screen.findByRole('link', { name: 'E-mail: T-2026-00042/1' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:sule@ornek\.com\.tr\?subject=/));
});

test('the link of the buyer’s page is copied, with a hint while the offer is not there yet', async () => {
  const { user } = show(false, { sentAt: null });
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/teklif/T-2026-00042/x`);
  expect(await screen.findByText('The buyer finds the offer there once you have sent it.')).toBeVisible();
});

test.each([
  ['SENT', null, /e-mailed, kerem,/],
  ['WAITING', null, /waiting for the mail server/],
  ['FAILED', 'GIVEN_UP', /not e-mailed, kerem, .+ The mail server did not take it for two days/],
  ['FAILED', 'REFUSED', /not e-mailed, kerem, .+ The mail server refused the address: call the buyer/],
] as const)('a letter that is %s says so, and what became of it: %s', async (state, failure, words) => {
  const mail = { text: 'x', admin: 'kerem@ornek.com.tr', createdAt: offer.createdAt, state, failure };
  show(true, { mail });
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByText('E-mail again')).toBeVisible();
});
