import { expect, test } from 'vitest';
import { withAccount } from '../../../testing/account.ts';
import { adminOf, openSession } from '../sessions/sessions.store.ts';

const SignIn =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { email } }';

test('a new password ends the other sessions and keeps this one', async () => {
  const { db, askAs, asVisitor, account } = await withAccount();
  if (!account) throw new Error('There is an account.');
  const [here, there] = [await openSession(db, account.id, Date.now()), await openSession(db, account.id, Date.now())];
  const change = (current: string, next: string) =>
    askAs({ admin: account, token: here })(
      'mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) }',
      { current, next },
    );
  expect((await change('yanlış', 'yepyeni parola')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'current',
  });
  expect((await change(' doğru parola ', 'kısa')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'next',
  });
  expect((await change(' doğru parola ', 'yepyeni parola')).data.changePassword).toBe(true);
  expect(await adminOf(db, here, Date.now())).not.toBeNull();
  expect(await adminOf(db, there, Date.now())).toBeNull();
  expect((await asVisitor(SignIn, { email: 'ilker@ornek.com.tr', password: 'yepyeni parola' })).data.signIn.email).toBe(
    'ilker@ornek.com.tr',
  );
});

test.each(['1234567890', 'Password2026!', 'qwertyuiop', 'Liverpool1!'])(
  '%s is refused as a new password',
  async (next) => {
    const { askAs, account } = await withAccount();
    const { errors } = await askAs({ admin: account ?? null })(
      'mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) }',
      { current: ' doğru parola ', next },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'next' });
  },
);
