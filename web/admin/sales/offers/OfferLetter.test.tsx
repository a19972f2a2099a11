// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OfferShownFragment } from '../../../graphql/generated/operations.ts';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import { OfferMade } from './OfferMade.tsx';

const offer: OfferShownFragment = {
  id: '9',
  number: 'T-2026-00042/1',
  createdAt: '2026-11-21T07:42:00.000Z',
  validUntil: '2026-12-05',
  pdfPath: '/teklif/T-2026-00042/x/teklif-1.pdf',
  preparedBy: 'Kerem Ulusoy',
  intro: null,
  deliveryTerms: null,
  paymentTerms: null,
  notes: null,
  mail: null,
  lines: [],
  sums: { net: 100, total: 120, vat: [] },
};
const enquiry = {
  id: 'a',
  version: 3,
  name: 'Şule Ağırbaş',
  email: 'sule@ornek.com.tr',
  statusPath: '/teklif/T-2026-00042/x',
} as EnquiryToRead;

const textOf = (field: HTMLElement) => (field instanceof HTMLTextAreaElement ? field.value : '');

const show = (
  sendsMail: boolean,
  sendOffer: (args: object) => unknown = () => null,
  mail: OfferShownFragment['mail'] = null,
) =>
  renderAdmin(<OfferMade offer={{ ...offer, mail }} enquiry={enquiry} isLast />, {
    queries: { sendsMail: () => sendsMail },
    mutations: { sendOffer },
  });

test('with a mail server the letter can be changed and is sent for the version that is shown', async () => {
  const sent = vi.fn();
  const { user } = show(true, (args) => {
    sent(args);
    return { ...enquiry, state: 'OFFERED', assignee: null, history: [], version: 4, offers: [offer] };
  });
  await user.click(await screen.findByRole('button', { name: 'E-mail with T-2026-00042/1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail offer T-2026-00042/1' }));
  expect(dialog.getByText(/sule@ornek.com.tr, with the PDF/)).toBeVisible();
  const letter = dialog.getByRole('textbox', { name: 'Letter' });
  expect(textOf(letter)).toMatch(/^Sayın Şule Ağırbaş,[^]*\/teklif-1\.pdf[^]*Kerem Ulusoy$/);
  await user.clear(letter);
  await user.type(letter, 'Ektedir.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: '9', text: 'Ektedir.', version: 3 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a letter that cannot be sent stays as it was typed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = show(true, () => refuse('INTERNAL_SERVER_ERROR'));
  await user.click(await screen.findByRole('button', { name: 'E-mail with T-2026-00042/1' }));
  await user.type(screen.getByRole('textbox', { name: 'Letter' }), ' Not.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Failed to send the offer. Please try again.')).toBeVisible();
  expect(textOf(screen.getByRole('textbox', { name: 'Letter' }))).toMatch(/ Not\.$/);
});

test('without a mail server the mail program opens with the letter', async () => {
  show(false);
  const link = await screen.findByRole('link', { name: 'E-mail with T-2026-00042/1' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:sule@ornek\.com\.tr\?subject=/));
});

test.each([
  ['SENT', null, /e-mailed, kerem,/],
  ['WAITING', null, /waiting for the mail server/],
  ['FAILED', 'GIVEN_UP', /not e-mailed, kerem, .+ The mail server did not take it for two days/],
  ['FAILED', 'REFUSED', /not e-mailed, kerem, .+ The mail server refused the address: call the buyer/],
] as const)('a letter that is %s says so, and what became of it: %s', async (state, failure, words) => {
  const mail = { text: 'x', admin: 'kerem@ornek.com.tr', createdAt: offer.createdAt, state, failure };
  show(true, undefined, mail);
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByText('E-mail again')).toBeVisible();
});
