import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { plainWeb, serveTestSite } from '../testing/serveTestSite.ts';

test('pages of visitors are drawn one after the other, however many addresses ask, and forms beside them', async () => {
  let [under, most, drawn] = [0, 0, 0];
  const render: typeof plainWeb.render = async (...page) => {
    most = Math.max(most, ++under);
    for (let turn = 0; turn < 10; turn++) await setImmediate();
    const rendered = await plainWeb.render(...page);
    under--;
    drawn++;
    return rendered;
  };
  const { origin } = await serveTestSite({ TRUST_PROXY: '1' }, { render });
  const asked = Array.from({ length: 40 }, async (_, n) => {
    const headers = { 'x-forwarded-for': `203.0.113.${n}` };
    const form = { method: 'POST', body: new URLSearchParams({ ad: 'Şule' }), headers: { ...headers, origin } };
    if (n % 4 === 0) return (await fetch(`${origin}/products?q=${n}`, { headers })).status;
    return (await fetch(`${origin}/teklif/T-2026-00001/yok${n}`, n % 10 === 1 ? form : { headers })).status;
  });
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
  expect([most, drawn]).toEqual([1, 40]);
});
