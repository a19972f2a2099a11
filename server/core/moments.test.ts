import { expect, test } from 'vitest';
import { iso } from '../testing/plans.ts';
import { openTestApi } from '../testing/openTestApi.ts';

const wrong = [
  '2027-12-01T09:00',
  '2027-12-01T09:00:00',
  '2027-12-01 09:00Z',
  '05.12.2027 09:00',
  '2027-02-30T09:00Z',
  '2027-12-01',
  '20271201T0900Z',
  '2027-12-01T09:00+0300',
  '2027-12-01T25:00Z',
  '1 Aralık 2027',
  'Dec 1, 2027 09:00 UTC',
  '1829000000000',
];

/** Each takes a text, and hands it to a place of the API that takes a moment. */
const places: [field: string, operation: string][] = [
  [
    'at',
    'mutation ($moment: String!) { createPlan(input: { name: "x", which: { ids: ["1"], count: 1 }, status: DRAFT, at: $moment }) }',
  ],
  [
    'backAt',
    `mutation ($moment: String!, $later: String!) {
      createPlan(input: { name: "x", which: { ids: ["1"], count: 1 }, status: DRAFT, at: $later, backAt: $moment })
    }`,
  ],
  ['at', 'mutation ($moment: String!) { movePlan(id: "1", name: "x", at: $moment) }'],
  ['from', 'query ($moment: String!, $later: String!) { planSteps(from: $moment, to: $later) { id } }'],
  ['to', 'query ($moment: String!, $later: String!) { planSteps(from: $later, to: $moment) { id } }'],
  ['updatedSince', 'query ($moment: DateTime!) { products(updatedSince: $moment) { totalCount } }'],
  ['since', 'mutation ($moment: DateTime!, $id: ID!) { resendFailedDeliveries(id: $id, since: $moment) }'],
];

test('a moment without its zone, or of no calendar, is refused wherever the API takes one', async () => {
  const { asAdmin } = await openTestApi();
  const input = { name: 'ERP', url: 'https://erp.example.com/', events: ['PRODUCT_UPDATED'] };
  const Webhook = 'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
  const { id } = (await asAdmin(Webhook, { input })).data.createWebhook.webhook as { id: string };
  const later = iso(Date.now() + 86_400_000);
  for (const [field, operation] of places) {
    const variables = { ...(operation.includes('$later') && { later }), ...(operation.includes('$id') && { id }) };
    for (const moment of wrong)
      expect((await asAdmin(operation, { ...variables, moment })).errors?.[0], `${operation} ${moment}`).toMatchObject({
        message: expect.stringMatching(/^Give a moment like 2026-11-27T06:00:00Z/) as string,
        extensions: { code: 'BAD_USER_INPUT', field: expect.stringContaining(field) as string },
      });
  }
});
