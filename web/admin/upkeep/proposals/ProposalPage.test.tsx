// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { at } from '../../../testing/importProfiles.tsx';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ProposalPage } from './ProposalPage.tsx';

const field = { field: 'price', label: 'Price with KDV', before: '100', after: '120', now: '100', isMet: false };
const waiting = {
  ...{ id: 'p1', program: 'Fiyat asistanı', reason: 'Nisan listesi', state: 'WAITING', count: 2 },
  ...{ createdAt: '2026-11-23T09:00:00.000Z', expiresAt: '2026-11-30T09:00:00.000Z' },
  ...{ decidedBy: null, decidedAt: null, undoToken: null },
  changes: [
    { id: 'product 1', thingId: '1', name: 'Rulman 6204', fields: [field] },
    { id: 'product 2', thingId: '2', name: 'İğneli Rulman', fields: [field] },
  ],
};
const decided = { decidedBy: 'ece@firma.example', decidedAt: '2026-11-24T09:00:00.000Z' };
const open = (proposal: object | null, mutations = {}) =>
  renderAdmin(
    at('proposals/:id', <ProposalPage />),
    { queries: { proposal: () => proposal }, mutations },
    '/admin/proposals/p1',
  );

test('a proposal shows old and new, and one press changes all of it, with an undo', async () => {
  const { user } = open(waiting, {
    confirmProposal: () => ({ ...waiting, ...decided, state: 'DONE', undoToken: 'c2' }),
  });
  await screen.findByRole('heading', { name: 'Fiyat asistanı proposes to change 2 products', level: 1 });
  expect(screen.getByText('“Nisan listesi”')).toBeVisible();
  const section = within(screen.getByRole('region', { name: 'Rulman 6204' }));
  expect(section.getByRole('link', { name: 'Rulman 6204' })).toHaveAttribute('href', '/admin/products/1');
  expect(section.getByText('120')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change 2 products' }));
  expect(await screen.findByText(/^Changed by ece@firma.example/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});

test('what somebody else has changed since is said, and cannot be written over', async () => {
  const [first, second] = waiting.changes;
  const met = { ...second, fields: [{ ...field, now: '111', isMet: true }] };
  const { user } = open(
    { ...waiting, changes: [first, met] },
    { declineProposal: () => ({ ...waiting, ...decided, state: 'DECLINED' }) },
  );
  expect(await screen.findByText('Price with KDV was changed since, and is now 111.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change 2 products' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/^Declined by ece@firma.example/)).toBeVisible();
});

test('a refusal stands in the notice, and an unknown or old proposal says so', async () => {
  const refused = open(waiting, { confirmProposal: () => refuse('CONFLICT') });
  await refused.user.click(await screen.findByRole('button', { name: 'Change 2 products' }));
  expect(await screen.findByText('Refused')).toBeVisible();
  refused.unmount();
  const unknown = open(null);
  expect(await screen.findByText('There is no such proposal. It is kept for a month.')).toBeVisible();
  unknown.unmount();
  open({ ...waiting, state: 'EXPIRED' });
  expect(await screen.findByText(/^Nobody decided within a week/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});
