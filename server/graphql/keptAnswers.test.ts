import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engine } from '../db/engine.ts';
import { runSql } from '../testing/openTestDatabase.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { createKeptAnswers } from './keptAnswers.ts';
import { inGate } from '../testing/inGate.ts';

type Sent = Record<string, string>;

const post = async (origin: string, query: string, headers: Sent = {}) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

const get = async (origin: string, query: string, headers: Sent = {}) =>
  fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`, {
    headers: { 'apollo-require-preflight': 'true', ...headers },
  });

const dataOf = async (reply: Response) => ((await reply.json()) as { data: unknown }).data;
const List = '{ products(first: 5) { nodes { name } } }';

test('what a visitor asked before is answered without reading anything but the revision', async () => {
  const statements: string[] = [];
  // The process also looks, from time to time, whether another one has written.
  const onStatement = (sql: string) => void (sql.startsWith('PRAGMA') || statements.push(sql));
  const { origin } = await serveTestSite({}, {}, { onStatement });
  const [first] = [await (await post(origin, List)).text()];
  statements.length = 0;
  expect(await (await post(origin, List)).text()).toBe(first);
  const revision = expect.stringContaining("key = 'revision'") as unknown;
  // The watcher of changes looks from time to time whether there were any.
  const asked = statements.filter((statement) => !statement.includes('data_version'));
  // On PostgreSQL the process knows the revision.
  expect(asked).toEqual(engine === 'sqlite' ? [revision] : []);
});

test('a query in the address works with caches that ask again: an unchanged answer is 304, and a write changes it', async () => {
  const { origin, asAdmin } = await serveTestSite();
  const first = await get(origin, List);
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
    200,
    'no-cache',
    'Accept, Accept-Encoding, Cookie, Authorization, Origin',
  ]);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  const again = await get(origin, List, { 'if-none-match': etag });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  await asAdmin('mutation { createProduct(input: { name: "Şamandıra İğnesi", description: "DN50" }) { id } }');
  const changed = await get(origin, List, { 'if-none-match': etag });
  expect(await dataOf(changed)).toEqual({ products: { nodes: [{ name: 'Şamandıra İğnesi' }] } });
});

test.each(['br', 'gzip', 'identity'])(
  'a long answer comes in the encoding %s, a session gets it, too',
  async (encoding) => {
    const { origin, cookie, asAdmin } = await serveTestSite();
    const description = 'Şamandıralı vana için iğne. '.repeat(100);
    await asAdmin(
      'mutation ($description: String!) { createProduct(input: { name: "İğne", description: $description }) { id } }',
      { description },
    );
    const query = '{ products(first: 5) { nodes { description } } }';
    for (const headers of [{}, {}, { cookie }] as Sent[])
      for (const ask of [post, get]) {
        const answer = await ask(origin, query, { ...headers, 'accept-encoding': encoding });
        expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
        expect(Number(answer.headers.get('content-length')) < 600).toBe(encoding !== 'identity');
        expect(await dataOf(answer)).toEqual({ products: { nodes: [{ description: description.trim() }] } });
      }
  },
);

test('a session gets its own answer, even if others asked the same before', async () => {
  const { origin, cookie } = await serveTestSite();
  const Me = '{ me { email } }';
  for (const ask of [post, get]) {
    const [visitor, admin] = [{ me: null }, { me: { email: 'admin@vitrin.example' } }];
    expect(await dataOf(await ask(origin, Me))).toEqual(visitor);
    const signedIn = await ask(origin, Me, { cookie });
    expect([await dataOf(signedIn), signedIn.headers.get('cache-control')]).toEqual([admin, 'no-store']);
    expect(await dataOf(await ask(origin, Me))).toEqual(visitor);
  }
});

test('an error is not kept: the next request gets the answer once it works again', async () => {
  const { origin, db } = await serveTestSite();
  const About = '{ about { heroTitle } }';
  const unseen = { raisesRevision: false };
  await db.write(async (tx) => runSql(tx, sql`alter table about rename to elsewhere`), unseen);
  expect(await (await post(origin, About)).json()).toHaveProperty('errors');
  await db.write(async (tx) => runSql(tx, sql`alter table elsewhere rename to about`), unseen);
  expect(await (await post(origin, About)).json()).not.toHaveProperty('errors');
});

test('a mutation runs each time it is sent', async () => {
  const { origin, asAdmin } = await serveTestSite();
  const send = `mutation { sendMessage(input: { name: "Ayşe", email: "a@ornek.com.tr", subject: "Fiyat", message: "?" }) { id } }`;
  const ids = await Promise.all([post(origin, send), post(origin, send)].map(async (reply) => dataOf(await reply)));
  expect(ids[0]).not.toEqual(ids[1]);
  expect((await asAdmin('{ messages { totalCount } }')).data.messages.totalCount).toBe(2);
});

test('kept answers take up a limited number of bytes', () => {
  const kept = createKeptAnswers({ revision: () => 1 }, 100_000);
  const answer = { revision: 1, contentType: 'application/json', text: 'ş'.repeat(10_000) };
  for (let n = 0; n < 20; n++) kept.keep(`question ${n}`, answer);
  const left = Array.from({ length: 20 }, (_, n) => kept.get(`question ${n}`)).filter(Boolean);
  expect(left).toHaveLength(4);
});

test('each of many writes shows in the very next answer, over POST, over GET and on the page', async () => {
  const { origin, asAdmin } = await serveTestSite();
  const input = { name: 'Vana 0', description: 'DN50' };
  const created = await asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', { input });
  const { id } = created.data.createProduct;
  // Others ask the same all the time, so that an outdated answer is always in memory.
  let isOver = false;
  const others = [post, get].map(async (ask) => {
    while (!isOver) await (await ask(origin, List)).arrayBuffer();
  });
  let stale = 0;
  for (let n = 1; n <= inGate(20, 100); n++) {
    const name = `Vana ${n} İş`;
    await asAdmin('mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }', {
      id,
      input: { ...input, name },
    });
    const replies = [await post(origin, List), await get(origin, List), await fetch(`${origin}/products`)];
    for (const reply of replies) if (!(await reply.text()).includes(name)) stale++;
  }
  isOver = true;
  await Promise.all(others);
  expect(stale).toBe(0);
});
