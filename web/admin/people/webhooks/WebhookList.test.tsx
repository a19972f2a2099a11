// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { answerOf } from './deliveryTexts.ts';
import { WebhookList } from './WebhookList.tsx';

const moment = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD3fQ=';
const erp = {
  ...{ id: 'e', name: 'ERP (Logo)', url: 'https://erp.example/hooks/vitrin', version: 1, secretEnd: '3fQ' },
  events: ['PRODUCT_CREATED', 'PRODUCT_UPDATED', 'PRODUCT_DELETED', 'PRODUCT_PUBLISHED', 'PRICE_CHANGED'],
  ...{ whole: false, personalData: false, importedRows: false, formerSecretUntil: null },
  ...{ on: true, offReason: null, offAt: null, held: 0, failed: 1, failedToday: 1 },
};
const delivery = {
  ...{ id: 'msg_1', event: 'price.changed', subjectName: 'Sabit Bilyalı Rulman', state: 'WAITING', answer: 'bozuk' },
  ...{ createdAt: moment(-60), nextTryAt: moment(29 * 60), sent: '{"type":"price.changed"}' },
  tries: [5, 4, 3].map((ago) => ({ at: moment(-ago), took: 80, status: 500, reason: null })),
};
const taken = {
  ...{ ...delivery, id: 'msg_2', event: 'product.created', state: 'DELIVERED', nextTryAt: null, answer: null },
  tries: [{ at: moment(-9), took: 84, status: 200, reason: null }],
};
const page = (nodes: unknown[]) => ({
  nodes,
  totalCount: nodes.length,
  pageInfo: { hasNextPage: false, endCursor: null },
});

type Mutations = NonNullable<Parameters<typeof renderAdmin>[1]>['mutations'];
const open = (webhooks: (typeof erp)[], mutations: Mutations = {}, deliveries: unknown[] = [delivery, taken]) =>
  renderAdmin(<WebhookList />, {
    queries: {
      webhooks: () => webhooks,
      webhook: () => ({ ...webhooks[0], deliveries: page(deliveries) }),
    },
    mutations,
  });

test('a webhook is added, its refused address is named at its field, and nothing that was typed is lost', async () => {
  let refused = true;
  const createWebhook = vi.fn(() => (refused ? refuse('BAD_USER_INPUT', 'url') : { secret, webhook: erp }));
  const { user } = open([], { createWebhook });
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const typed = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  typed('Name', 'ERP (Logo)');
  typed('Address', 'https://10.0.0.5/');
  await user.click(screen.getByRole('checkbox', { name: 'price.changed' }));
  const dialog = screen.getByRole('dialog', { name: 'Add webhook' });
  expect(within(dialog).getByRole('checkbox', { name: 'Personal data' })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('ERP (Logo)');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull());
  refused = false;
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(createWebhook).toHaveBeenLastCalledWith({
    input: {
      ...{ name: 'ERP (Logo)', url: 'https://10.0.0.5/', events: ['PRICE_CHANGED'] },
      ...{ whole: false, personalData: false, importedRows: false },
    },
    key: expect.any(String),
  });
});

test('the open webhook says what it gets and what became of it, and sends again', async () => {
  const resendFailedDeliveries = vi.fn(() => 1);
  const resendWebhookDelivery = vi.fn(() => delivery);
  const { user } = open([erp], { resendFailedDeliveries, resendWebhookDelivery });
  expect(await screen.findByText('product.*')).toBeVisible();
  expect(screen.getByText('Kind, number and address of what changed; no personal data')).toBeVisible();
  expect(screen.getByRole('link', { name: /^ERP \(Logo\)/ })).toHaveTextContent('1 failed today');
  const rows = within(screen.getByRole('list', { name: 'Attempts' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('price.changedSabit Bilyalı Rulman500try 3, again in 29 minutes');
  expect(rows[1]).toHaveTextContent('product.createdSabit Bilyalı Rulman20084 ms');
  await user.click(screen.getByRole('button', { name: 'Send price.changed, Sabit Bilyalı Rulman, again' }));
  expect(resendWebhookDelivery).toHaveBeenCalledWith({ id: 'msg_1' });
  await user.click(screen.getByRole('button', { name: 'Send 1 failed again' }));
  expect(resendFailedDeliveries).toHaveBeenCalledWith({ id: 'e' });
  await user.click(screen.getByRole('button', { name: /^.*price.changed.*500/ }));
  expect(screen.getByText(/"type": "price.changed"/)).toBeVisible();
  expect(screen.getByText('bozuk')).toBeVisible();
});

test('a webhook that is off says why, and asks what becomes of the events that are held', async () => {
  const off = { ...erp, on: false, offReason: 'FAILED', held: 118 } as unknown as typeof erp;
  const webhooks = [off];
  const setWebhookOn = vi.fn(() => (webhooks[0] = { ...erp, held: 118 }));
  const releaseWebhookEvents = vi.fn(() => ((webhooks[0] = erp), 118));
  const { user } = open(webhooks, { setWebhookOn, releaseWebhookEvents });
  const box = await screen.findByRole('region', { name: 'Switched off: nothing was taken for 5 days.' });
  expect(box).toHaveTextContent('118 events wait; after switching on, choose whether they are sent.');
  expect(screen.getByRole('button', { name: 'Send a test' })).toBeDisabled();
  await user.click(within(box).getByRole('button', { name: 'Switch on' }));
  await user.click(await screen.findByRole('button', { name: 'Send 118' }));
  expect(releaseWebhookEvents).toHaveBeenCalledWith({ id: 'e', send: true });
});

test('a new secret is made after a question, shown once, and says how long both sign', async () => {
  const rotated = { ...erp, formerSecretUntil: '2026-11-24T06:00:00.000Z' } as unknown as typeof erp;
  const { user } = open([erp], { rotateWebhookSecret: () => ({ secret, webhook: rotated }) });
  await user.click(await screen.findByRole('button', { name: 'Rotate' }));
  await user.click(screen.getByRole('button', { name: 'Make a new secret' }));
  const box = await screen.findByRole('region', { name: 'Secret of ERP (Logo)' });
  expect(box).toHaveTextContent('Both sign until Nov 24, 2026 9:00 AM.');
  expect(within(box).getByRole('textbox', { name: 'Secret' })).toHaveValue(secret);
});

test('a webhook that moves to another host shows its new secret at once', async () => {
  const moved = { ...erp, url: 'https://yeni.example/hooks', secretEnd: 'x1A' };
  const rotated = { ...moved, secretEnd: '9fK' };
  const { user } = open([erp], {
    updateWebhook: () => moved,
    rotateWebhookSecret: () => ({ secret, webhook: rotated }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Address' }), { target: { value: moved.url } });
  await user.click(screen.getByRole('button', { name: 'Save webhook' }));
  const box = await screen.findByRole('region', { name: 'Secret of ERP (Logo)' });
  expect(within(box).getByRole('textbox', { name: 'Secret' })).toHaveValue(secret);
});

test('a webhook is removed after a question', async () => {
  const deleteWebhook = vi.fn(() => true);
  const { user } = open([erp], { deleteWebhook });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Remove webhook' })).getByRole('button', { name: 'Remove' }),
  );
  await waitFor(() => expect(deleteWebhook).toHaveBeenCalledWith({ id: 'e' }));
});

test('each state of a delivery has its words', () => {
  const now = new Date('2026-11-23T09:00:00.000Z');
  const at = now.toISOString();
  const said = (more: object) => answerOf({ ...delivery, ...more } as Parameters<typeof answerOf>[0], now);
  const failed = { at, took: 15_000, status: null, reason: 'No answer in 15 s' };
  expect(said({ tries: [failed], nextTryAt: '2026-11-23T09:04:00.000Z' })).toEqual({
    ...{ look: 'failed', title: 'No answer in 15 s', detail: 'try 1, again in 4 minutes' },
  });
  expect(said({ tries: [failed], nextTryAt: '2026-11-24T05:00:00.000Z' }).detail).toBe('try 1, again tomorrow 8:00 AM');
  expect(said({ tries: [], nextTryAt: at })).toEqual({ look: 'waiting', title: 'Waits', detail: 'sent now' });
  expect(said({ state: 'FAILED', tries: Array(10).fill(failed) }).detail).toBe('given up after 10 tries');
  expect(said({ state: 'HELD', tries: [] }).look).toBe('held');
});
