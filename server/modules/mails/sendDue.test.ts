import { expect, test } from 'vitest';
import { mailServer } from '../../testing/mailServer.ts';
import { openTestApi } from '../../testing/openTestApi.ts';
import { sendDue } from './sendDue.ts';

const Send = `mutation { sendMessage(input: { name: "Şule Ağırbaş", email: "sule@ornek.com.tr", subject: "İğne vana", message: "DN50 var mı?" }) { id } }`;

test('the company is told of a message once, and the answer goes to the visitor', async () => {
  const { db, log, asVisitor } = await openTestApi();
  const { letters, post } = await mailServer();
  await asVisitor(Send);
  await sendDue(db, post, log, Date.now());
  await sendDue(db, post, log, Date.now());
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain('Reply-To: =?UTF-8?Q?=C5=9Eule_A=C4=9F=C4=B1rba=C5=9F?= <sule@ornek.com.tr>');
});

test('a mail server that fails is logged with its reason and asked again later; the message waits for nobody', async () => {
  const { db, log, logged, asVisitor, asAdmin } = await openTestApi();
  const { letters, post } = await mailServer({ refusals: 2 });
  expect((await asVisitor(Send)).errors).toBeUndefined();
  const now = Date.now();
  for (const later of [0, 30_000, 61_000, 61_000 + 121_000]) await sendDue(db, post, log, now + later);
  expect(letters).toHaveLength(1);
  const reason = { message: expect.stringContaining('not now') as string };
  expect(logged).toMatchObject([
    { err: reason, attempts: 1, minutes: 1 },
    { err: reason, attempts: 2, minutes: 2 },
  ]);
  expect((await asAdmin('{ messages { totalCount } }')).data.messages.totalCount).toBe(1);
});

test('of suspected spam nobody is told', async () => {
  const { db, log, asVisitor } = await openTestApi();
  const { letters, post } = await mailServer();
  await asVisitor(Send.replace('message:', 'website: "x", message:'));
  await sendDue(db, post, log, Date.now());
  expect(letters).toEqual([]);
});

test('a server elsewhere that offers no encryption gets neither letter nor password, unless the settings say so', async () => {
  const { db, log, logged, asVisitor } = await openTestApi();
  const { letters, port, postTo } = await mailServer();
  await asVisitor(Send);
  // An address that leads to this machine and is none of the names of its loopback.
  const elsewhere = `smtp://0.0.0.0:${port}`;
  await sendDue(db, postTo(elsewhere), log, Date.now());
  expect([letters, logged]).toMatchObject([[], [{ err: { code: 'ETLS' } }]]);
  await sendDue(db, postTo(`${elsewhere}?ignoreTLS=true`), log, Date.now() + 120_000);
  expect(letters).toHaveLength(1);
});
