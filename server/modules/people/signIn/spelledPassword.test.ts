import { verify, hash } from 'argon2';
import { expect, test } from 'vitest';
import { admins } from '../../../db/tables/accountTables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { adminOf, createAdmin, findAdmin, openSession, renewHash, setPassword } from '../sessions/sessions.store.ts';
import { hashPassword, isCommon, passwordFits } from '../sessions/password.ts';

const email = 'ilker@ornek.com.tr';
const SignIn = `mutation ($password: String!) { signIn(email: "${email}", password: $password) { email } }`;
const Change = 'mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) }';
const composed = 'G\u00f6k\u00e7e \u0130zmir 4242';
const decomposed = composed.normalize('NFD');
const fullWidth = 'G\u00f6k\u00e7e \u0130zmir \uff14\uff12\uff14\uff12';
const spellings = { composed, decomposed, fullWidth };

test('a password is right in each of its spellings', async () => {
  const { db, asVisitor } = await openTestApi();
  await createAdmin(db, email, await hashPassword(decomposed), Date.now());
  for (const [name, password] of Object.entries({ composed, fullWidth }))
    expect((await asVisitor(SignIn, { password })).data?.signIn, name).toEqual({ email });
  const { errors } = await asVisitor(SignIn, { password: 'Gokce Izmir 4242' });
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test.each([
  ['decomposed', composed],
  ['fullWidth', fullWidth],
] as const)('a hash of a password as it was typed %s still opens, and is replaced then', async (was, typed) => {
  const { db, asVisitor } = await openTestApi();
  const account = await createAdmin(db, email, await hash(spellings[was]), Date.now());
  const before = await openSession(db, account?.id ?? '', Date.now());
  expect((await asVisitor(SignIn, { password: typed })).data?.signIn).toEqual({ email });
  const kept = (await findAdmin(db, email))?.passwordHash ?? '';
  expect(await verify(kept, composed)).toBe(true);
  // A spelling is no new password: other sessions go on.
  expect(await adminOf(db, before, Date.now())).not.toBeNull();
  expect((await asVisitor(SignIn, { password: composed })).data?.signIn).toEqual({ email });
  expect((await findAdmin(db, email))?.passwordHash).toBe(kept);
});

test('a password that was set meanwhile is not replaced by the spelling of the former one', async () => {
  const { db } = await openTestApi();
  const account = await createAdmin(db, email, await hash(decomposed), Date.now());
  if (!account) throw new Error('There is an account.');
  await passwordFits(account, composed, async (passwordHash) => {
    await setPassword(db, email, 'the new one');
    await renewHash(db, account, passwordHash);
  });
  expect((await db.select().from(admins)).map((row) => row.passwordHash)).toContain('the new one');
});

test('the present password is known in each spelling when it is changed, and a common one in full width is common', async () => {
  const { db, askAs } = await openTestApi();
  const account = await createAdmin(db, email, await hashPassword(composed), Date.now());
  const token = await openSession(db, account?.id ?? '', Date.now());
  const next = 'kırmızı vana döner';
  const { data } = await askAs({ admin: account ?? null, token })(Change, { current: decomposed, next });
  expect(data?.changePassword).toBe(true);
  expect(await isCommon('\uff51\uff57\uff45\uff52\uff54\uff59\uff55\uff49\uff4f\uff50')).toBe(true);
});
