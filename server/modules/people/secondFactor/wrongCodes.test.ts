import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { hashPassword } from '../sessions/password.ts';
import { setPassword } from '../sessions/sessions.store.ts';
import { takeAppCode } from './takeCode.ts';
import { codeAt } from './totp.ts';

const email = 'admin@vitrin.example';
const password = 'doğru at pil zımba';
const SignIn = `mutation ($password: String!, $code: String) {
  signIn(email: "${email}", password: $password, code: $code) { email }
}`;
const Activate = 'mutation ($code: String!) { activateTotp(code: $code) }';
const minute = 60_000;

async function withSecret() {
  const api = await openTestApi();
  await setPassword(api.db, email, await hashPassword(password), api.token);
  const { secret } = (await api.asAdmin('mutation { beginTotp { secret } }')).data.beginTotp as { secret: string };
  const enter = async (code: string) => (await api.asVisitor(SignIn, { password, code })).errors?.[0];
  const activate = async (code: string) => (await api.asAdmin(Activate, { code })).errors?.[0];
  return {
    ...api,
    secret,
    enter,
    activate,
    codeIn: (minutes: number) => codeAt(secret, Date.now() + minutes * minute),
  };
}

test.each([
  ['000000x', /^This recovery code is not right, or was used already\.$/],
  // A step may end meanwhile.
  [
    -5,
    /^This is the code of [56] minutes ago\. If the app shows it now, its clock is slow: let the device set its time\.$/,
  ],
  [40, /^The clock of the app is 40 minutes fast: let the device set its time, then enter a new code\.$/],
])('after the right password, a code is refused for what is wrong with it: %s', async (given, message) => {
  const { secret, enter, activate, codeIn } = await withSecret();
  expect(await activate(await codeAt(secret, Date.now() - minute / 2))).toBeUndefined();
  const code = typeof given === 'number' ? await codeIn(given) : given;
  expect(await enter(code)).toMatchObject({
    message: expect.stringMatching(message) as string,
    extensions: { code: 'UNAUTHENTICATED', field: 'code' },
  });
});

test('a code that was used, and one of another app, are told apart', async () => {
  const { secret, enter, activate, codeIn } = await withSecret();
  expect(await activate(await codeAt(secret, Date.now() - minute / 2))).toBeUndefined();
  const code = await codeIn(0);
  expect(await enter(code)).toBeUndefined();
  expect(await enter(code)).toMatchObject({ message: 'This code was used already: wait for the next one.' });
  const near = new Set(await Promise.all([...Array(260).keys()].map((n) => codeIn((n - 130) / 2))));
  const none = [...Array(999_999).keys()].map((n) => `${n}`.padStart(6, '0')).find((one) => !near.has(one)) ?? '';
  expect(await enter(none)).toMatchObject({ message: 'This is not a code that the app shows now.' });
});

test('what was said of a code to come is worth nothing: it is refused when its time has come', async () => {
  const { db, key, log, limits, admin, secret, activate } = await withSecret();
  expect(await activate(await codeAt(secret, Date.now() - minute / 2))).toBeUndefined();
  const now = Date.now();
  const take = async (minutes: number, later: number) =>
    takeAppCode({ db, key, log, limits }, admin, await codeAt(secret, now + minutes * minute), now + later * minute);
  expect(await take(5, 0)).toMatch(/^The clock of the app is 5 minutes fast/);
  expect(await take(5, 5)).toMatch(/was used already/);
  expect(await take(5.5, 5.5)).toBeNull();
});

test('while an app is set up, a clock that is wrong is named, too', async () => {
  const { activate, codeIn } = await withSecret();
  expect(await activate(await codeIn(5))).toMatchObject({
    message: expect.stringMatching(/^The clock of the app is 5 minutes fast/) as string,
    extensions: { code: 'BAD_USER_INPUT', field: 'code' },
  });
  expect(await activate(await codeIn(-5))).toMatchObject({
    message: expect.stringMatching(/[56] minutes ago/) as string,
  });
});
