import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hasOpenssl, makeCertificate, openEncrypted } from '../../../testing/programs/certificates.ts';
import { addProduct } from '../../../testing/enquiries.ts';
import { temporaryFolder } from '../../../testing/openTestApi.ts';
import { addWebhook, openWebhookSite } from '../../../testing/programs/webhookReceiver.ts';

const run = promisify(execFile);

test.runIf(hasOpenssl)(
  'the address that was checked is connected to by its name, and needs a right certificate',
  async () => {
    const folder = await temporaryFolder();
    const authority = makeCertificate(folder, 'authority');
    const receiver = await openEncrypted(makeCertificate(folder, 'erp.example', authority));
    const stranger = await openEncrypted(makeCertificate(folder, 'stranger.example'));
    const addresses = [
      `https://erp.example:${receiver.port}/hooks`,
      `https://other.example:${receiver.port}/hooks`,
      `https://stranger.example:${stranger.port}/hooks`,
    ];
    const { stdout } = await run(process.execPath, ['server/testing/postByName.ts', ...addresses], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: authority.cert },
    });
    expect(JSON.parse(stdout)).toEqual({
      posted: [
        { status: 204, reason: null },
        { status: null, reason: 'Its certificate is for another name' },
        { status: null, reason: 'Its certificate is not trusted' },
      ],
      looked: ['erp.example', 'other.example', 'stranger.example'],
    });
    expect([receiver.reached, stranger.reached]).toEqual([['erp.example/hooks'], []]);
  },
);

test.runIf(hasOpenssl)('the log says that a certificate is not trusted, and the event is tried again', async () => {
  const receiver = await openEncrypted(makeCertificate(await temporaryFolder(), 'localhost'));
  const site = await openWebhookSite({ webhookHosts: ['localhost'] });
  const { id } = await addWebhook(site, { url: `https://localhost:${receiver.port}/hooks` });
  await addProduct(site.asAdmin);
  await site.send();
  const log = '{ deliveries(first: 5) { nodes { state nextTryAt tries { status reason } } } }';
  const { data } = await site.asAdmin(`query ($id: ID!) { webhook(id: $id) ${log} }`, { id });
  expect(data.webhook.deliveries.nodes).toEqual([
    {
      state: 'WAITING',
      nextTryAt: expect.any(String),
      tries: [{ status: null, reason: 'Its certificate is not trusted' }],
    },
  ]);
  expect(receiver.reached).toEqual([]);
});
