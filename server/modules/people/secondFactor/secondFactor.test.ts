import { expect, onTestFinished, test, vi } from 'vitest';
import { sessions } from '../../../db/tables/accountTables.ts';
import { recoveryCodes, totps } from '../../../db/tables/secondFactorTables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { setPassword } from '../sessions/sessions.store.ts';
import { hashPassword } from '../sessions/password.ts';
import { sendDue } from '../../upkeep/housekeeping/sendDue.ts';
import { DomainError } from '../../../core/errors.ts';
import { createRateLimits } from '../../../limits/rateLimits.ts';
import { createSiteKey } from '../../../settings/siteKey.ts';
import { mailServer, partsOf } from '../../../testing/mailServer.ts';
import { hashOf } from './recoveryCodes.ts';
import { codeAt } from './totp.ts';

const email = 'admin@vitrin.example';
const password = 'doğru at pil zımba';
const SignIn = `mutation ($password: String!, $code: String) {
  signIn(email: "${email}", password: $password, code: $code) { email }
}`;
const failure = 'Failed to sign in. Please check your credentials.';
const step = 30_000;

type Api = Awaited<ReturnType<typeof openTestApi>>;
const codeOf = ({ errors }: Awaited<ReturnType<Api['asAdmin']>>) => errors?.[0]?.extensions.code;

/** Returns an admin who turned two-step sign-in on some time steps ago. */
async function withTotp() {
  const api = await openTestApi();
  const { asAdmin, asVisitor, db, token } = api;
  await setPassword(db, email, await hashPassword(password), token);
  const { secret, uri } = (await asAdmin('mutation { beginTotp { secret uri } }')).data.beginTotp as {
    secret: string;
    uri: string;
  };
  const activate = 'mutation ($code: String!) { activateTotp(code: $code) }';
  const { data } = await asAdmin(activate, { code: await codeAt(secret, Date.now() - step) });
  const signIn = async (code?: string) => asVisitor(SignIn, { password, code });
  return { ...api, secret, uri, codes: data.activateTotp as string[], signIn, now: () => codeAt(secret, Date.now()) };
}

test('the password alone is no longer enough, and the answer says so only when it is right', async () => {
  const { asVisitor, signIn, now, uri, secret } = await withTotp();
  expect(uri).toContain(`secret=${secret}`);
  expect(uri).toContain('admin%40vitrin.example');
  expect(codeOf(await signIn())).toBe('SECOND_FACTOR_REQUIRED');
  const wrong = await asVisitor(SignIn, { password: 'yanlış' });
  expect(wrong.errors?.[0]).toMatchObject({ message: failure, extensions: { code: 'UNAUTHENTICATED' } });
  expect(codeOf(await signIn('000000x'))).toBe('UNAUTHENTICATED');
  expect((await signIn(await now())).data.signIn.email).toBe(email);
});

test('a code works once, even when it is sent twice at the same time', async () => {
  const { signIn, now, secret } = await withTotp();
  const code = await now();
  const answers = await Promise.all([signIn(code), signIn(code)]);
  expect(answers.map((answer) => codeOf(answer) ?? 'DONE').sort()).toEqual(['DONE', 'UNAUTHENTICATED']);
  expect(codeOf(await signIn(code))).toBe('UNAUTHENTICATED');
  // An earlier code does not work either, though it was not used.
  expect(codeOf(await signIn(await codeAt(secret, Date.now() - step)))).toBe('UNAUTHENTICATED');
});

test('each of ten recovery codes signs in once, however it is typed, and is recorded in the audit log', async () => {
  const { signIn, codes, asAdmin } = await withTotp();
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  expect((await signIn(` ${first.toUpperCase().replaceAll('-', ' ')}`)).errors).toBeUndefined();
  expect(codeOf(await signIn(first))).toBe('UNAUTHENTICATED');
  expect((await asAdmin('{ mySecondFactor { recoveryCodesLeft } }')).data.mySecondFactor.recoveryCodesLeft).toBe(9);
  const renewed = (await asAdmin('mutation { makeRecoveryCodes }')).data.makeRecoveryCodes as string[];
  expect(codeOf(await signIn(second))).toBe('UNAUTHENTICATED');
  expect((await signIn(renewed[0])).errors).toBeUndefined();
  const { nodes } = (await asAdmin('{ audit { nodes { event } } }')).data.audit as { nodes: { event: string }[] };
  expect(nodes.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['SECOND_FACTOR_ON', 'RECOVERY_CODE_USED', 'RECOVERY_CODES_MADE']),
  );
});

test('a recovery code has 112 random bits or more, in groups of letters that are easily told apart', async () => {
  const { codes } = await withTotp();
  for (const code of codes) expect(code).toMatch(/^([a-hj-km-np-z2-9]{4}-){5}[a-hj-km-np-z2-9]{4}$/);
  expect(Math.log2(31) * 24).toBeGreaterThan(112);
  const letters = new Set(codes.join('').replaceAll('-', ''));
  expect(letters.size).toBeGreaterThan(24);
});

test('codes of four groups, as they were made before, still work', async () => {
  const { db, admin, signIn } = await withTotp();
  const codeHash = hashOf('k7mp-x2qd-9hta-w4ne');
  await db.write(async (tx) => tx.insert(recoveryCodes).values({ codeHash, adminId: admin.id }));
  expect((await signIn('K7MP X2QD 9HTA W4NE')).errors).toBeUndefined();
});

test('ten wrong codes from any address pause codes of the app alone, and the person gets a mail', async () => {
  const { askAs, now, codes, secret, asAdmin, db, key, log } = await withTotp();
  const from = async (n: number, code: string) => askAs({ address: `10.0.${n}.1` })(SignIn, { password, code });
  const right = await Promise.all([-2, -1, 0, 1, 2].map((steps) => codeAt(secret, Date.now() + steps * step)));
  const wrong =
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
  for (let n = 0; n < 10; n++) expect(codeOf(await from(n, wrong))).toBe('UNAUTHENTICATED');
  const closed = await from(11, await now());
  expect(closed.errors?.[0]).toMatchObject({
    message: 'Too many wrong codes. A recovery code or a passkey works. Please try again in 15 minutes.',
    extensions: { code: 'RATE_LIMITED' },
  });
  expect((await from(12, codes[0] ?? '')).errors).toBeUndefined();

  const { nodes } = (await asAdmin('{ audit(event: WRONG_CODES) { nodes { admin about } } }')).data.audit;
  expect(nodes).toEqual([
    { admin: email, about: '10' },
    { admin: email, about: '5' },
  ]);
  const { letters, post } = await mailServer();
  await sendDue(db, { ...post, key }, log, Date.now());
  expect(letters).toHaveLength(2);
  expect(letters[0]).toContain(`To: ${email}`);
  expect(partsOf(letters[0] ?? '')['text/plain']).toContain('https://vitrin.example/admin/account');
  expect(new Set(letters.map((letter) => /^Message-ID:\s+\S+/im.exec(letter)?.[0])).size).toBe(2);
}, 60_000);

test('a month of guessing gets only 78 codes checked', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { codes } = createRateLimits();
  let guesses = 0;
  const guess = () =>
    codes.tryApp(
      'a',
      async () => ++guesses < 0,
      async () => undefined,
    );
  const isRefused = (tried: Promise<boolean>) =>
    tried.then(
      () => false,
      (error: unknown) => error instanceof DomainError && error.kind === 'rateLimited',
    );
  const [every, month] = [15 * 60_000, 30 * 86_400_000];
  for (let time = 0; time < month; time += every) {
    while (!(await isRefused(guess())));
    await vi.advanceTimersByTimeAsync(every);
  }
  // Three of a million codes are right at any time.
  expect(guesses).toBeGreaterThan(10);
  expect(guesses).toBeLessThanOrEqual(78);
  expect(1 - (1 - 3e-6) ** guesses).toBeLessThan(1 / 4000);
});

test('the database holds neither the secret nor a code, and another site’s key reads nothing', async () => {
  const { db, secret, codes } = await withTotp();
  const rows = JSON.stringify([await db.select().from(totps), await db.select().from(recoveryCodes)]);
  expect(rows).not.toContain(secret);
  for (const code of codes) expect(rows).not.toContain(code);
  const [row] = await db.select().from(totps);
  expect(() => createSiteKey(Buffer.alloc(32)).unseal(row?.secret ?? '')).toThrow();
});

test('with another key, as after a restore elsewhere, recovery codes still work', async () => {
  const { askAs, codes, now, logged } = await withTotp();
  const elsewhere = askAs({ key: createSiteKey(Buffer.alloc(32)) });
  expect(codeOf(await elsewhere(SignIn, { password, code: await now() }))).toBe('UNAUTHENTICATED');
  expect(JSON.stringify(logged)).toContain('cannot be read with this site’s key');
  expect((await elsewhere(SignIn, { password, code: codes[0] })).errors).toBeUndefined();
});

test('two-step sign-in can be turned off, and asks for nothing until the first right code', async () => {
  const { asAdmin, asVisitor, signIn } = await withTotp();
  expect(codeOf(await asAdmin('mutation { beginTotp { uri } }'))).toBe('CONFLICT');
  expect((await asAdmin('mutation { removeTotp }')).data.removeTotp).toBe(true);
  expect((await signIn()).errors).toBeUndefined();
  await asAdmin('mutation { beginTotp { uri } }');
  expect(codeOf(await asAdmin('mutation { activateTotp(code: "000000") }'))).toBe('BAD_USER_INPUT');
  expect((await asVisitor(SignIn, { password })).errors).toBeUndefined();
});

test('ten minutes after signing in, people and backups ask to sign in again', async () => {
  const { db, asAdmin } = await openTestApi();
  const invite = 'mutation { invitePerson(email: "yeni@ornek.com.tr", roles: [SALES]) { mailed } }';
  expect((await asAdmin(invite)).errors).toBeUndefined();
  const ago = async (minutes: number) =>
    db.write(async (tx) => tx.update(sessions).set({ confirmedAt: Date.now() - minutes * 60_000 }));
  await ago(9);
  expect((await asAdmin(invite)).errors).toBeUndefined();
  await ago(11);
  for (const operation of [invite, 'mutation { makeBackup { missing } }', 'mutation { removePerson(id: "1") }'])
    expect(codeOf(await asAdmin(operation))).toBe('CONFIRMATION_REQUIRED');
  // Everything else still works.
  expect((await asAdmin('mutation { createCategory(input: { name: "Vanalar" }) { id } }')).errors).toBeUndefined();
  expect((await asAdmin('{ people { id } }')).errors).toBeUndefined();
});
