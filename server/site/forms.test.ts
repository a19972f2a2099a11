import { expect, test } from 'vitest';
import { get } from '../testing/get.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

test.each([
  ['without a boundary', 'multipart/form-data', 'a=b'],
  ['empty', 'multipart/form-data; boundary=x', ''],
  ['cut short', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="ad"\r\n\r\nİş'],
])('a body that is not the form it claims to be is refused: %s', async (_, type, body) => {
  const { origin } = await serveTestSite(
    {},
    {
      render: async (request) => {
        await request.formData();
        return { status: 200, head: '', html: '', state: '{}', lang: 'tr' };
      },
    },
  );
  for (const path of ['/contact', '/teklif']) {
    const reply = await fetch(origin + path, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect(reply.status).toBe(400);
  }
});

test('a form may contain a file, with three at a time from one address', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { origin } = await serveTestSite(
    {},
    {
      render: async (request) => {
        const file = (await request.formData()).get('dosya');
        const html = file instanceof File ? `${file.name}: ${await file.text()}` : 'none';
        return { status: 200, head: '', html, state: '{}', lang: 'tr' };
      },
    },
  );
  const form = () => {
    const body = new FormData();
    body.set('dosya', new File(['ğüş;4'], 'liste.csv'));
    return body;
  };
  const reply = await fetch(`${origin}/teklif`, { method: 'POST', body: form() });
  expect(await reply.text()).toContain('liste.csv: ğüş;4');
  const slow = () =>
    new ReadableStream({
      async start(stream) {
        stream.enqueue(new TextEncoder().encode('--x'));
        await held;
        stream.close();
      },
    });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const waiting = [1, 2, 3].map(() =>
    fetch(`${origin}/teklif`, { method: 'POST', headers, body: slow(), duplex: 'half' } as RequestInit),
  );
  await expect.poll(async () => (await fetch(`${origin}/teklif`, { method: 'POST', body: form() })).status).toBe(429);
  release();
  await Promise.all(waiting.map(async (one) => (await one).arrayBuffer()));
  const after = await fetch(`${origin}/teklif`, { method: 'POST', body: form() });
  expect(await after.text()).toContain('liste.csv: ğüş;4');
  const large = await fetch(`${origin}/teklif`, { method: 'POST', headers, body: 'x'.repeat(10 * 2 ** 20 + 100_001) });
  expect([large.status, await large.text()]).toEqual([413, 'Gönderdiğiniz dosya çok büyük.']);
});

test('a form sent without JavaScript is answered with a page of its own', async () => {
  const { origin } = await serveTestSite();
  const body = new URLSearchParams({ name: 'Şule' });
  for (const _ of [1, 2]) {
    const reply = await fetch(`${origin}/contact`, { method: 'POST', body });
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    // Otherwise a form sent again from that page would lack its origin.
    expect(reply.headers.get('referrer-policy')).toBe('same-origin');
    expect(await reply.text()).toContain('<b>name=%C5%9Eule</b>');
  }
  expect((await get(`${origin}/contact`)).body.toString()).not.toContain('<b>');
});
