import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { blocksOf, readersPlace } from './apiGuide.ts';
import { addWebhook, senderOf } from './webhookReceiver.ts';

type Place = Awaited<ReturnType<typeof readersPlace>>;
type Example = ReturnType<typeof blocksOf>[number];

/** Runs a receiver of the guide; returns its status for a request that is not signed, and what it prints for one that is. */
export async function answersOf(site: Place, example?: Example) {
  if (!example) throw new Error('The guide has no such receiver.');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { id, secret } = await addWebhook(site, { url, events: ['PRODUCT_CREATED'] });
  const code = example.code.replace('YOUR-SECRET', secret).replace('4300', String(port));
  const running = site.run({ ...example, code }, (output) => output.includes('webhook.test'));
  const now = String(Math.floor(Date.now() / 1000));
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': now, 'webhook-signature': 'v1,AAAA' };
  const body = '{"type":"webhook.test","data":{"id":"1"}}';
  const refused = () =>
    fetch(url, { method: 'POST', body, headers }).then(
      ({ status }) => status,
      (error: unknown) => {
        // Nobody listens yet.
        if (error instanceof TypeError) return 0;
        throw error;
      },
    );
  await expect.poll(refused, { timeout: 20_000 }).not.toBe(0);
  const forged = await refused();
  await site.asAdmin('mutation ($id: ID!) { testWebhook(id: $id) { id } }', { id });
  await senderOf(site)();
  const { output } = await running;
  return { forged, output };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
