import { expect, test } from 'vitest';
import { groupsOfFour } from '../../../../common/offers/digest.ts';
import { general } from '../../../db/tables/tables.ts';
import { offerPapers, orderPapers, orders } from '../../../db/tables/orderTables.ts';
import { get } from '../../../testing/get.ts';
import { acceptance, AcceptOffer, enquired, kindsOfLines } from '../../../testing/offers.ts';
import { readPdf } from '../../../testing/readPdf.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { documentBytes } from '../../../testing/uploads/uploadDocument.ts';
import { createHash } from 'node:crypto';

type Site = Awaited<ReturnType<typeof serveTestSite>>;
type Sent = Awaited<ReturnType<typeof enquired>>['link'];

/** Accepts with a file, as a browser sends it. */
async function acceptWith({ origin }: Site, link: Sent, file: Uint8Array, input: Record<string, unknown> = {}) {
  const form = new FormData();
  form.set(
    'operations',
    JSON.stringify({ query: AcceptOffer, variables: { ...link, input: acceptance(input), file: null } }),
  );
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([new Uint8Array(file)]), 'siparis.pdf');
  const reply = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': '1' },
    body: form,
  });
  return (await reply.json()) as { errors?: { extensions: { code: string; field?: string } }[] };
}

test('the papers of an order are read back, and change no more', async () => {
  const site = await serveTestSite();
  const { link, offer } = await enquired(site);
  const { lines } = await offer({ lines: kindsOfLines });
  const seen = await get(`${site.origin}/teklif/${link.number}/${link.token}/teklif-1.pdf`);
  const digest = createHash('sha256').update(seen.body).digest('hex');
  const choice = { options: [lines[1]?.id], alternatives: [lines[3]?.id] };
  for (const [bytes, code] of [
    [documentBytes.DXF(), 'BAD_USER_INPUT'],
    [documentBytes.PDF().subarray(0, 20), 'BAD_USER_INPUT'],
    [Buffer.alloc(0), 'BAD_USER_INPUT'],
    [Buffer.alloc(10 * 2 ** 20 + 1, '%PDF-1.7\n'), 'PAYLOAD_TOO_LARGE'],
  ] as const) {
    const { errors } = await acceptWith(site, link, bytes, choice);
    expect(errors?.[0]?.extensions).toMatchObject({ code, field: 'file' });
  }
  expect((await acceptWith(site, link, documentBytes.PDF('SA-7741'), choice)).errors).toBe(undefined);
  const [order] = await site.db.select().from(orders);
  expect(order?.digest).toBe(digest);
  const base = `${site.origin}/teklif/${link.number}/${link.token}/${order?.number}`;
  const locked = await get(`${base}-teklif.pdf`);
  expect(locked.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  const { text, isTagged, pages } = await readPdf(locked.body);
  for (const said of [
    ...['Bu teklif internet sayfasında onaylandı.', 'Şule Ağırbaş, Bakım Müdürü', '127.0.0.0/24', groupsOfFour(digest)],
    ...['İsteğe bağlı, siparişe girdi', 'yerine 4. satır seçildi', '₺ 49.720,00'],
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('Tarih, kaşe, imza');
  expect([isTagged, pages.flatMap(({ overlaps }) => overlaps)]).toEqual([true, []]);
  expect((await get(`${base}-siparis.pdf`)).body).toEqual(documentBytes.PDF('SA-7741'));
  const asAdmin = await fetch(`${site.origin}/admin/orders/${order?.id}/offer.pdf`, {
    headers: { cookie: site.cookie },
  });
  expect(Buffer.from(await asAdmin.arrayBuffer())).toEqual(locked.body);
  const guessed = [
    `${base.replace(link.token, 'x'.repeat(24))}-teklif.pdf`,
    `${site.origin}/admin/orders/${order?.id}/offer.pdf`,
  ];
  for (const address of guessed) expect((await get(address)).headers['content-type']).not.toBe('application/pdf');

  // Another letterhead changes neither what was sent nor what was accepted.
  await site.db.write(async (tx) => tx.update(general).set({ name: 'Başka Ad A.Ş.' }));
  expect((await get(`${site.origin}/teklif/${link.number}/${link.token}/teklif-1.pdf`)).body).toEqual(seen.body);
  expect((await get(`${base}-teklif.pdf`)).body).toEqual(locked.body);
  expect([await site.db.$count(offerPapers), await site.db.$count(orderPapers)]).toEqual([1, 2]);
}, 60_000);
