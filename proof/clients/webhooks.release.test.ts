import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { blocksOf, readersPlace } from '../../server/testing/programs/apiGuide.ts';
import { addProduct } from '../../server/testing/enquiries.ts';
import { answersOf } from '../../server/testing/programs/guideReceiver.ts';
import { verify } from '../../server/testing/signedWebhook.ts';
import {
  addWebhook,
  openReceiver,
  openWebhookSite,
  type Received,
} from '../../server/testing/programs/webhookReceiver.ts';

const hour = 3_600_000;
const secondsAt = (moment: number) => String(Math.floor(moment / 1000));

async function sent() {
  const site = await openWebhookSite();
  const receiver = await openReceiver();
  const { secret } = await addWebhook(site, { url: receiver.url });
  await addProduct(site.asAdmin);
  await site.send();
  const [one] = receiver.received;
  if (!one) throw new Error('Nothing was sent.');
  return { secret, one };
}

/** The library of the standard, and the check of the other tests. */
const checks = {
  'the library of Standard Webhooks': (secret: string, { body, headers }: Received) =>
    new Webhook(secret).verify(
      body,
      Object.fromEntries(Object.entries(headers).map(([name, one]) => [name, String(one)])),
    ),
  'the check of the other tests': verify,
};

test.each(Object.entries(checks))('%s accepts what is sent, and nothing changed or late', async (_, check) => {
  const { secret, one } = await sent();
  expect(check(secret, one)).toEqual(JSON.parse(one.body));
  expect(() => check(secret, { ...one, body: one.body.replace('created', 'deleted') })).toThrow('No matching');
  expect(() => check(`whsec_${Buffer.from('another').toString('base64')}`, one)).toThrow('No matching');
  for (const moment of [Date.now() - hour, Date.now() + hour]) {
    const signature = new Webhook(secret).sign(one.id, new Date(moment), one.body);
    const late = { 'webhook-id': one.id, 'webhook-timestamp': secondsAt(moment), 'webhook-signature': signature };
    expect(() => check(secret, { ...one, headers: late })).toThrow(/too (old|new)/);
  }
});

test('the receiver in TypeScript accepts what is sent, and nothing that is not signed', async () => {
  const site = await readersPlace({ packages: 'proof/clients/node_modules' });
  const [example] = blocksOf('Receive webhooks').filter(({ language }) => language === 'ts');
  const output: unknown = expect.stringContaining('webhook.test');
  expect(await answersOf(site, example)).toEqual({ forged: 401, output });
}, 60_000);
