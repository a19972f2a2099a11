import { expect, test } from 'vitest';
import { perAddress } from '../limits/budget.ts';
import { get } from '../testing/get.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const secret = 'https://vitrin.example/teklif/T-2026-00001/gizli-anahtar?x=1';
const older = (more = {}) => ({
  'csp-report': { 'document-uri': secret, 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline', ...more },
});
const newer = {
  documentURL: secret,
  effectiveDirective: 'img-src',
  blockedURL: 'https://a.example/gizli.png',
  sample: 'gizli',
};

test('browsers report violations of a page’s policy to the site, and the log states them in its own words', async () => {
  const { origin, logged } = await serveTestSite();
  const { headers } = await get(`${origin}/`);
  expect(headers['content-security-policy']).toMatch(/report-uri \/csp-report; report-to csp/);
  expect(headers['reporting-endpoints']).toBe('csp="/csp-report"');
  const send = (body: unknown, type = 'application/csp-report') =>
    fetch(`${origin}/csp-report`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }).then(({ status }) => status);

  const page = '/teklif/:number/:token';
  expect(await send(older())).toBe(204);
  const list = Array.from({ length: 20 }, () => ({ type: 'csp-violation', body: newer }));
  expect(await send([{ type: 'deprecation', body: {} }, ...list], 'application/reports+json')).toBe(204);
  const lies = { 'effective-directive': 'gizli-src gizli', 'blocked-uri': 'gizli://x', 'document-uri': 'gizli' };
  expect(await send(older(lies))).toBe(204);
  const policies = logged.map((line) => (line as { policy: unknown }).policy);
  expect(policies).toEqual([
    { directive: 'script-src-elem', blocked: 'inline', page },
    ...Array.from({ length: 3 }, () => ({ directive: 'img-src', blocked: 'https', page })),
    { directive: 'other', blocked: 'other', page: 'other' },
  ]);
  expect(JSON.stringify(logged)).not.toContain('gizli');

  for (const body of ['', '{', 'null', '[1]', '{"csp-report":7}']) expect(await send(body)).toBe(204);
  expect(await send(older({ sample: 'x'.repeat(20_000) }))).toBe(413);
  expect(logged).toHaveLength(policies.length);
  for (let left = perAddress.policyReports.most - 9; left > 0; left--) await send(older());
  expect(await send(older())).toBe(429);
});
