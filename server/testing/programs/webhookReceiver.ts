import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Services } from '../../context/context.ts';
import { createSender } from '../../modules/upkeep/webhooks/sender.ts';
import { openTestApi, type Answer, type TestOptions } from '../openTestApi.ts';

export type Received = {
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
  type: string;
  data: { id: string; version: number | null; url: string | null; sequence: number; object?: Record<string, unknown> };
};
type Respond = (received: Received, response: ServerResponse, before: number) => void;

/** This host leads to the receiver, and `WEBHOOK_HOSTS` of a test's site has to name it. */
export const innerHost = '127.0.0.1';

/** Another program on the loopback, which notes what it gets; `respond` is called with how often it has got the same before. */
export async function openReceiver(respond: Respond = (_, response) => void response.writeHead(204).end()) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const id = String(request.headers['webhook-id']);
      const before = received.filter((one) => one.id === id).length;
      const { type, data } = JSON.parse(body) as Pick<Received, 'type' | 'data'>;
      const one = { id, headers: request.headers, body, type, data };
      received.push(one);
      respond(one, response, before);
    });
  }).listen(0, innerHost);
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://${innerHost}:${(server.address() as AddressInfo).port}/hooks`, received };
}

type Asked = { asAdmin: (operation: string, variables?: Record<string, unknown>) => Promise<Answer> };

/** Adds a webhook by the API, and returns its id and its secret. */
export async function addWebhook({ asAdmin }: Asked, input: Record<string, unknown>) {
  const { data, errors } = await asAdmin(
    'mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }',
    { input: { name: 'ERP (Logo)', events: ['PRODUCT_CREATED'], ...input } },
  );
  if (errors) throw new Error(`The webhook was not added: ${JSON.stringify(errors)}`);
  const { secret, webhook } = data.createWebhook as { secret: string; webhook: { id: string } };
  return { id: webhook.id, secret };
}

/** Returns a function that sends all that is due at a moment. */
export function senderOf(services: Services) {
  const at = { now: 0 };
  const origin = services.publicOrigin ?? 'http://localhost:4000';
  const sender = createSender({ ...services, origin }, { clock: () => at.now });
  onTestFinished(sender.stop);
  return async (now = Date.now()) => {
    at.now = now;
    await sender.round(now);
    await sender.idle();
  };
}

const PatchProduct = `mutation ($id: ID, $changes: ProductChanges!) {
  patchProduct(id: $id, changes: $changes, confirmJumps: true) { version } }`;

/** Opens the API for tests of webhooks, with a function that changes a product and one that sends what is due. */
export async function openWebhookSite(options: TestOptions = {}) {
  const site = await openTestApi({ webhookHosts: [innerHost], publicOrigin: 'https://www.firma.example', ...options });
  const patch = async (id: string, changes: object) =>
    (await site.asAdmin(PatchProduct, { id, changes })).data.patchProduct;
  return { ...site, patch, send: senderOf(site) };
}
