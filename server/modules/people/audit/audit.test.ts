import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addToAudit } from '../../../context/audit.ts';
import { audit } from '../../../db/tables/auditTables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import * as auth from '../sessions/sessions.store.ts';
import { hashPassword } from '../sessions/password.ts';
import { createTidy } from '../../upkeep/housekeeping/tidy.ts';

const month = 30.44 * 86_400_000;
const admin = 'admin@vitrin.example';

type Asking = Pick<Awaited<ReturnType<typeof openTestApi>>, 'asAdmin'>;
const entries = async ({ asAdmin }: Asking, filter = '') =>
  (await asAdmin(`{ audit${filter} { nodes { event admin about } } }`)).data.audit.nodes as {
    event: string;
    admin: string | null;
    about: string | null;
  }[];
const events = async (api: Asking, filter = '') => (await entries(api, filter)).map(({ event }) => event);

const SignIn = 'mutation ($password: String!) { signIn(email: "ADMIN@vitrin.example", password: $password) { email } }';

test('signing in, failing to and signing out are recorded', async () => {
  const api = await openTestApi();
  await auth.setPassword(api.db, admin, await hashPassword('doğru at pil zımba'));
  await api.asVisitor(SignIn, { password: 'yanlış' });
  await api.asVisitor(SignIn, { password: 'doğru at pil zımba' });
  const token = await auth.openSession(api.db, api.admin.id, Date.now());
  await api.askAs({ admin: api.admin, token })('mutation { signOut }');
  expect(await entries(api)).toEqual([
    { event: 'SIGNED_OUT', admin, about: null },
    { event: 'SIGNED_IN', admin, about: null },
    { event: 'SIGN_IN_FAILED', admin, about: null },
  ]);
});

test('a failed sign-in to no account records nothing of what was typed', async () => {
  const api = await openTestApi();
  await api.asVisitor('mutation { signIn(email: "yok@ornek.com.tr", password: "gizli-parola") { email } }');
  expect(await entries(api)).toEqual([{ event: 'SIGN_IN_FAILED', admin: null, about: null }]);
});

test('restoring, bringing back, erasing and importing are recorded', async () => {
  const api = await openTestApi();
  const content = {
    information: {
      products: {
        products: [
          { id: 'a', name: 'A' },
          { id: 'b', name: 'B' },
        ],
      },
    },
  };
  await api.asAdmin('mutation ($content: JSON!) { importContent(content: $content) { products } }', { content });
  await api.asAdmin('mutation { deleteProducts(ids: ["a", "b"]) }');
  const binned = (await api.asAdmin('{ bin { nodes { id } } }')).data.bin.nodes as { id: string }[];
  await api.asAdmin('mutation ($id: ID!) { bringBack(id: $id) }', { id: binned[0]?.id });
  await api.asAdmin('mutation ($id: ID!) { eraseFromBin(id: $id) }', { id: binned[1]?.id });
  expect(await events(api)).toEqual(['ERASED', 'BROUGHT_BACK', 'CHANGED', 'IMPORTED']);
});

test('a refused action is not recorded as done', async () => {
  const api = await openTestApi();
  await api.asAdmin('mutation { bringBack(id: "9") }');
  expect(await events(api)).toEqual([]);
});

test('the audit log can be filtered by event and by admin', async () => {
  const api = await openTestApi();
  await addToAudit(api.db, { event: 'EXPORTED', admin: 'a@b.co', about: 'messages.csv' });
  await addToAudit(api.db, { event: 'SIGNED_IN', admin: 'a@b.co' });
  await addToAudit(api.db, { event: 'SIGNED_IN', admin: 'c@d.co' });
  expect(await events(api, '(event: EXPORTED)')).toEqual(['EXPORTED']);
  expect(await events(api, '(admin: "a@b.co")')).toEqual(['SIGNED_IN', 'EXPORTED']);
});

test.each(['messages.csv', 'products.csv', 'products.xlsx', 'audit.csv', 'words.csv'])(
  'the download of %s is kept',
  async (file) => {
    const site = await serveTestSite();
    const reply = await fetch(`${site.origin}/admin/${file}`, { headers: { cookie: site.cookie } });
    await reply.arrayBuffer();
    const name = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1];
    expect(await entries(site)).toEqual([{ event: 'EXPORTED', admin, about: name }]);
  },
);

test('the file has every entry, and no cell is a formula', async () => {
  const site = await serveTestSite();
  await addToAudit(site.db, { event: 'IMPORTED', admin, about: '=1+1.xlsx' });
  const reply = await fetch(`${site.origin}/admin/audit.csv`, { headers: { cookie: site.cookie } });
  const lines = (await reply.text()).split('\r\n');
  expect(lines[0]).toContain('Time (UTC);Event;Admin;About');
  expect(lines[1]).toContain(';EXPORTED;');
  expect(lines[2]).toContain(`;IMPORTED;${admin};'=1+1.xlsx`);
});

test('the database refuses to change an entry, and to remove one of the last year', async () => {
  const { db } = await openTestApi();
  await addToAudit(db, { event: 'SIGNED_IN', admin });
  const change = db.write(async (tx) => tx.update(audit).set({ admin: 'x' }));
  await expect(change).rejects.toThrow('only ever added');
  const remove = db.write(async (tx) => tx.delete(audit).where(eq(audit.event, 'SIGNED_IN')));
  await expect(remove).rejects.toThrow('only ever added');
  expect(await db.$count(audit)).toBe(1);
});

test('old entries are removed after the time that is set, and the log says so', async () => {
  const api = await openTestApi({ logLevel: 'info' });
  await api.db.write(async (tx) => tx.insert(audit).values({ at: Date.now() - 25 * month, event: 'SIGNED_IN' }));
  await addToAudit(api.db, { event: 'SIGNED_IN', admin });
  await createTidy(api)();
  expect(await entries(api)).toEqual([{ event: 'SIGNED_IN', admin, about: null }]);
  expect(api.logged).toContainEqual(
    expect.objectContaining({ entries: 1, msg: 'old entries of the audit log are deleted' }),
  );
});
