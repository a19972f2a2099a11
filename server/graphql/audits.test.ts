import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { serveTestSite } from '../testing/serveTestSite.ts';

const audits = serverAudits({ url: 'http://localhost' });

test('audits', async () => {
  const { origin } = await serveTestSite();
  const results = await Promise.all(serverAudits({ url: `${origin}/graphql`, fetchFn: fetch }).map((audit) => audit.fn()));
  for (const r of results) console.log(r.id, r.status, r.name, r.status === 'ok' ? '' : r.reason);
  expect(audits.length).toBe(0);
});
