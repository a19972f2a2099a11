import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createChallenges } from '../../limits/challenges.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { createRateLimits } from '../../limits/rateLimits.ts';
import { watchChanges } from '../../live/changes.ts';
import { presenceOf, type Present } from '../../live/presence.ts';
import { sendDue } from '../../modules/upkeep/housekeeping/sendDue.ts';
import { messagesArrivedAfter, lastMessageSeq } from '../../modules/sales/messages/messages.store.ts';
import { forgetKey, refuseOtherKey } from '../../modules/people/accounts/siteKey.store.ts';
import { get } from '../../testing/get.ts';
import { mailServer } from '../../testing/mailServer.ts';
import { openTestApi } from '../../testing/openTestApi.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { addPicture } from '../../testing/uploads/picture.ts';
import { databaseOf } from '../../testing/postgres/databaseOf.ts';
import { twoServers } from '../../testing/postgres/twoServers.ts';
import { layWire } from '../../testing/postgres/wire.ts';
import { quietFor } from '../../testing/quietFor.ts';
import { serveTestSite } from '../../testing/serveTestSite.ts';
import type { Db } from '../database.ts';
import { openDatabase } from '../openDatabase.ts';
import { general } from '../tables/tables.ts';
import { rowsOf } from './rowsOf.ts';

test('one process leads, and another after its end, but never both', async () => {
  const { db, other } = await twoServers();
  const both = [db, other];
  let atOnce = 0;
  const timer = setInterval(() => {
    if (both.every((one) => one.leads())) atOnce++;
  }, 10);
  onTestFinished(() => clearInterval(timer));
  const leaders = () => both.filter((one) => one.leads());
  await expect.poll(() => leaders().length, { timeout: 10_000 }).toBe(1);
  await quietFor(2500, 'a second one would lead, too');
  const [first] = leaders();
  expect(first).toBeDefined();
  first?.close();
  await expect.poll(() => leaders(), { timeout: 10_000 }).toEqual(both.filter((one) => one !== first));
  expect(atOnce).toBe(0);
});

test('all servers count limits together, and a challenge is valid once on all of them', async () => {
  const { db, other } = await twoServers();
  const secret = Buffer.alloc(32, 'x');
  const limitsOf = ({ counting }: Db) => createRateLimits({ counting, secret });
  const [here, there] = [limitsOf(db), limitsOf(other)];
  for (let n = 0; n < 10; n++) {
    await here.beforeMessage('192.0.2.1');
    if (n < 9) continue;
    const refused = expect.objectContaining({ kind: 'rateLimited' }) as unknown;
    await expect(there.beforeMessage('192.0.2.1')).rejects.toEqual(refused);
    await there.beforeMessage('192.0.2.2');
  }
  const [row] = await rowsOf<{ text: string }>(other, sql`select string_agg(key, ' ') as text from limit_counts`);
  expect(row?.text).not.toContain('192');

  const [made, taken] = [db, other].map(({ counting }) => createChallenges({ counting, key: secret }));
  const asked = { use: 'sign-in', browser: 'a' };
  const challenge = made?.make(asked, Date.now()).toString('base64url') ?? '';
  expect(await taken?.take(challenge, asked, Date.now())).toBe(true);
  for (const one of [made, taken]) expect(await one?.take(challenge, asked, Date.now())).toBe(false);
});

test('a listener on one server receives the writes of another, even after the database was unavailable', async () => {
  const api = await openTestApi();
  const wire = await layWire((await databaseOf(api.folder)) ?? '');
  const db = await openDatabase('', { url: wire.url });
  const failures: unknown[] = [];
  const changes = watchChanges(db, (error) => failures.push(error));
  onTestFinished(() => {
    changes.close();
    db.close();
    wire.close();
  });
  let seen = await lastMessageSeq(db);
  const arriving = changes.follow(async () => {
    const arrived = await messagesArrivedAfter(db, seen);
    seen = arrived.at(-1)?.seq ?? seen;
    return arrived.map(({ name }) => name);
  });
  const send = (name: string) =>
    api.asVisitor(
      `mutation { sendMessage(input: { name: "${name}", email: "a@b.co", subject: "Vana", message: "DN50" }) { id } }`,
    );
  const first = arriving.next();
  await send('Şule');
  expect(await first).toEqual({ done: false, value: 'Şule' });
  const second = arriving.next();
  wire.set('cut');
  await send('Işık');
  await quietFor(500, 'it would arrive although the line is cut');
  wire.set('whole');
  expect(await second).toEqual({ done: false, value: 'Işık' });
  await arriving.return?.();
});

test('two servers that send mails at the same time send each mail once', async () => {
  const api = await openTestApi();
  const db = await openTestDatabase(api.folder);
  onTestFinished(() => db.close());
  const { letters, post } = await mailServer();
  for (const name of ['Şule', 'Işık', 'Ömer']) {
    await api.asVisitor(
      `mutation { sendMessage(input: { name: "${name}", email: "a@b.co", subject: "Vana", message: "DN50" }) { id } }`,
    );
  }
  await Promise.all([api.db, db].map((one) => sendDue(one, post, api.log, Date.now())));
  await sendDue(db, post, api.log, Date.now());
  expect(letters).toHaveLength(3);
});

test('a picture that another server has just published is visible to everyone at once', async () => {
  const site = await serveTestSite();
  const other = await openTestDatabase(site.folder);
  onTestFinished(() => other.close());
  const unused = { name: '', email: '', phone: '', address: '', heroTitle: '', heroDescription: '' };
  for (let n = 0; n < 5; n++) {
    const logo = await addPicture(site);
    const seen = async () => (await get(site.origin + logo)).status;
    expect(await seen()).toBe(404);
    const shown = { id: 1, ...unused, logo };
    await other.write((tx) => tx.insert(general).values(shown).onConflictDoUpdate({ target: general.id, set: shown }));
    expect(await seen()).toBe(200);
  }
});

test('an import that began on one server can be followed and canceled on another', async () => {
  const api = await openTestApi();
  const db = await openTestDatabase(api.folder);
  onTestFinished(() => db.close());
  const there = createJobs(api.heavyWork, db);
  const of = [api.admin.id, 'içe-aktarma'] as const;
  expect(await there.find(...of)).toBeNull();
  const following = there.follow(...of);
  const products = Array.from({ length: 5000 }, (_, n) => ({
    id: String(1_700_000_000_000 + n),
    name: `Küresel Vana DN${n}`,
    description: 'Pirinç gövde',
    category: '',
  }));
  const importing = api.asAdmin(
    'mutation ($content: JSON!) { importContent(content: $content, job: "içe-aktarma") { products } }',
    { content: { information: { products: { products } } } },
  );
  const states = new Set<string>();
  for await (const { state } of following) {
    if (state === 'RUNNING' && !states.has(state)) expect(await there.cancel(...of)).toBe(true);
    states.add(state);
  }
  expect([...states]).toEqual(expect.arrayContaining(['RUNNING', 'CANCELED']));
  expect((await importing).errors).toMatchObject([{ extensions: { code: 'CANCELED' } }]);
  expect(await there.find(...of)).toMatchObject({ state: 'CANCELED' });
  expect(await there.cancel(...of)).toBe(false);
  expect(await there.find('someone else', of[1])).toBeNull();
});

test('a server with another key of the site is refused, and nothing else happens', async () => {
  const { db, other } = await twoServers();
  await refuseOtherKey(db, { fingerprint: 1 });
  await refuseOtherKey(other, { fingerprint: 1 });
  await expect(refuseOtherKey(other, { fingerprint: 2 })).rejects.toThrow(/copy theirs.*npm run admin -- new-key\.$/);
  await forgetKey(other);
  await refuseOtherKey(other, { fingerprint: 2 });
});

test('who has a form open is known on all servers, and a second window of one person is nobody else', async () => {
  const { db, other } = await twoServers();
  const names = (others: Present[]) => others.map(({ admin }) => admin).toSorted();
  const open = (on: Db, admin: string, key = 'product:1') => {
    const seen = presenceOf(on).follow(key, admin, names);
    const now = { names: [] as string[] };
    const following = (async () => {
      for await (const shown of seen) now.names = shown;
    })();
    const close = async () => {
      await seen.return?.(undefined);
      await following;
    };
    onTestFinished(close);
    return { now, close };
  };
  const ali = open(db, 'ali@b.co');
  const ece = open(other, 'ece@b.co');
  const elsewhere = open(other, 'can@b.co', 'product:2');
  await expect.poll(() => [ali.now.names, ece.now.names], { timeout: 10_000 }).toEqual([['ece@b.co'], ['ali@b.co']]);
  expect(elsewhere.now.names).toEqual([]);
  const again = open(other, 'ali@b.co');
  await expect.poll(() => again.now.names, { timeout: 10_000 }).toEqual(['ece@b.co']);
  expect(ali.now.names).toEqual(['ece@b.co']);
  await ece.close();
  await expect.poll(() => [ali.now.names, again.now.names], { timeout: 10_000 }).toEqual([[], []]);
});
