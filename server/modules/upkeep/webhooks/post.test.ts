import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { expect, test, vi } from 'vitest';
import { innerHost, openReceiver } from '../../../testing/programs/webhookReceiver.ts';
import { post } from './post.ts';

const sending = { headers: {}, body: '{}', trusted: [], ending: new AbortController().signal };

test.each(['https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/', 'https://localhost/'])(
  'nothing is sent to %s',
  async (url) => {
    expect(await post(url, sending)).toMatchObject({
      status: null,
      reason: expect.stringContaining('The setting WEBHOOK_HOSTS has to name it.'),
    });
  },
);

test('a name is looked up once, and what was checked is connected to', async () => {
  const answers = ['93.184.215.14', '127.0.0.1'];
  let asked = 0;
  const lookup = vi.spyOn(dns, 'lookup');
  lookup.mockImplementation(((_host: string, _options: object, done: (...answer: unknown[]) => void) =>
    done(null, [{ address: answers[asked++] ?? '127.0.0.1', family: 4 }])) as unknown as typeof dns.lookup);
  syncBuiltinESMExports();
  const ending = AbortSignal.timeout(200);
  const posted = await post('https://erp.example:9/', { ...sending, ending }).catch((error: unknown) => {
    if (ending.aborted) return null;
    throw error;
  });
  expect(asked).toBe(1);
  expect(posted?.reason ?? '').not.toContain('refused');
  // The second answer would have led inside: as the first one, it is refused.
  expect((await post('https://erp.example:9/', sending)).reason).toContain('WEBHOOK_HOSTS');
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('an address without an answer says why', async () => {
  const trusted = { ...sending, trusted: [innerHost] };
  expect(await post('http://127.0.0.1:9/', trusted)).toMatchObject({ reason: 'The connection was refused' });
  const endless = await openReceiver((_, response) => void response.write('x'));
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await post(endless.url, trusted)).toMatchObject({ status: null, reason: 'No answer in 15 s' });
  vi.restoreAllMocks();
});
