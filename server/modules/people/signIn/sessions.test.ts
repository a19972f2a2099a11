import { expect, test } from 'vitest';
import { sessions } from '../../../db/tables/accountTables.ts';
import { absoluteLimitMs, idleLimitMs } from '../../../limits/budget.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { adminOf, createAdmin, openSession } from '../sessions/sessions.store.ts';

test('signing out ends the session on the server', async () => {
  const { askAs, admin, token, db, cookies } = await openTestApi();
  const { data } = await askAs({ admin, token })('mutation { signOut }');
  expect(data.signOut).toBe(true);
  expect(cookies).toEqual([null]);
  expect(await adminOf(db, token, Date.now())).toBeNull();
});

test('a session ends when it is not used, and in any case after two weeks', async () => {
  const { db, admin } = await openTestApi();
  const start = Date.now();
  const idle = await openSession(db, admin.id, start);
  expect(await adminOf(db, idle, start + idleLimitMs - 1000)).not.toBeNull();
  expect(await adminOf(db, idle, start + 3 * idleLimitMs)).toBeNull();

  const used = await openSession(db, admin.id, start);
  for (let now = start; now < start + absoluteLimitMs; now += idleLimitMs / 2) {
    expect(await adminOf(db, used, now)).not.toBeNull();
  }
  expect(await adminOf(db, used, start + absoluteLimitMs)).toBeNull();
});

test('the database holds no usable token', async () => {
  const { db, token } = await openTestApi();
  const [row] = await db.select().from(sessions);
  expect(JSON.stringify(row)).not.toContain(token);
});

test('an admin sees their own sessions and can end them one by one', async () => {
  const { db, askAs, asAdmin, admin, token } = await openTestApi();
  const other = await openSession(db, admin.id, Date.now(), 'Safari on a phone');
  const mine = async () =>
    (await asAdmin('{ mySessions { id current userAgent lastSeenAt } }')).data.mySessions as {
      id: string;
      current: boolean;
      userAgent: string;
    }[];
  expect((await mine()).map(({ current, userAgent }) => [current, userAgent])).toEqual(
    expect.arrayContaining([
      [true, ''],
      [false, 'Safari on a phone'],
    ]),
  );
  const phone = (await mine()).find(({ current }) => !current);
  await asAdmin(`mutation { endSession(id: "${phone?.id}") }`);
  expect(await adminOf(db, other, Date.now())).toBeNull();
  expect(await adminOf(db, token, Date.now())).not.toBeNull();

  const stranger = await createAdmin(db, 'baska@ornek.com.tr', 'x', Date.now());
  const foreign = await mine();
  const { errors } = await askAs({ admin: stranger ?? null, token: null })(
    `mutation { endSession(id: "${foreign[0]?.id}") }`,
  );
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('all other sessions of the admin end at once, and nobody else’s', async () => {
  const { db, asAdmin, admin, token } = await openTestApi();
  const stranger = await createAdmin(db, 'baska@ornek.com.tr', 'x', Date.now());
  const foreign = await openSession(db, stranger?.id ?? '', Date.now());
  const others = [await openSession(db, admin.id, Date.now()), await openSession(db, admin.id, Date.now())];
  expect((await asAdmin('mutation { endOtherSessions }')).data.endOtherSessions).toBe(2);
  for (const other of others) expect(await adminOf(db, other, Date.now())).toBeNull();
  for (const kept of [token, foreign]) expect(await adminOf(db, kept, Date.now())).not.toBeNull();
});
