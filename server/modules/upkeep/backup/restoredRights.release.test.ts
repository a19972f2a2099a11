import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createRateLimits } from '../../../limits/rateLimits.ts';
import { invitations, sessions } from '../../../db/tables/accountTables.ts';
import type { Db } from '../../../db/database.ts';
import { keys as keyTable } from '../../../db/tables/keyTables.ts';
import { recoveryCodes } from '../../../db/tables/secondFactorTables.ts';
import { makeKey } from '../../../testing/keys.ts';
import { openTestApi, temporaryFolder } from '../../../testing/openTestApi.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { foldersOf } from '../../../testing/siteFolders.ts';
import { databaseOf } from '../../../testing/postgres/databaseOf.ts';
import { codeOf } from '../../../testing/passkeys.ts';
import * as auth from '../../people/sessions/sessions.store.ts';
import { hashPassword } from '../../people/sessions/password.ts';
import { addPasskey, listPasskeys, removeAllPasskeys } from '../../people/passkeys/passkeys.store.ts';
import { removePerson, setRolesOf, setSuspended } from '../../people/accounts/accounts.store.ts';
import * as keys from '../../people/keys/keys.store.ts';
import { arrangeViews, arrangementOfViews, createView, listViewsOf } from '../../people/views/views.store.ts';
import { codeAt } from '../../people/secondFactor/totp.ts';
import { restoreAndNote } from './lastRestore.ts';
import { restoreBackup } from './restoreBackup.ts';

const SignIn = `mutation ($email: String!, $password: String!, $code: String) {
  signIn(email: $email, password: $password, code: $code) { email }
}`;
const Invite = 'mutation { invitePerson(email: "davetli@firma.example", roles: [OWNER]) { path } }';
const Look = 'query ($token: String!) { invitation(token: $token) { roles } }';
const [before, after] = ['eski parola bir', 'yeni parola iki'];
const email = 'admin@vitrin.example';

/** Returns a site with a fresh backup, in which people have sessions, codes and an invitation. */
async function backedUp() {
  const api = await openTestApi();
  const { db, asAdmin, admin, token } = api;
  const passwordHash = await hashPassword(before);
  await auth.setPassword(db, email, passwordHash, token);
  const add = async (name: string) => {
    const added = await auth.createAdmin(db, `${name}@firma.example`, passwordHash, Date.now());
    if (!added) throw new Error('Nobody was added.');
    return { ...added, token: await auth.openSession(db, added.id, Date.now()) };
  };
  const [leaving, lowered, returning] = [await add('ayrilan'), await add('alcalan'), await add('donen')];
  await createView(db, 'PRODUCTS', { name: 'Şaftlar', query: 'q=x', ownerId: returning.id }, 1);
  await arrangeViews(db, 'PRODUCTS', returning, { places: [], start: 'x' });
  const passkey = { id: 'kayip', name: 'Kayıp telefon', publicKey: 'x', counter: 0, transports: [], createdAt: 1 };
  await addPasskey(db, { ...passkey, adminId: admin.id });
  const { secret } = (await asAdmin('mutation { beginTotp { secret } }')).data.beginTotp as { secret: string };
  const first = await codeAt(secret, Date.now() - 30_000);
  const { data } = await asAdmin('mutation ($code: String!) { activateTotp(code: $code) }', { code: first });
  const invited = ((await asAdmin(Invite)).data.invitePerson as { path: string }).path.split('#')[1] ?? '';
  const keyOf = async (name: string) => (await makeKey(api, { name, scopes: ['WRITE_PRODUCTS'] })).id;
  const keys = [await keyOf('Revoked'), await keyOf('Narrowed'), await keyOf('Gone')] as const;
  const made = (await asAdmin('mutation { makeBackup { backup { name } } }')).data.makeBackup;
  const file = join(api.backups.folders.backups, made.backup.name as string);
  return {
    ...api,
    add,
    leaving,
    lowered,
    returning,
    secret,
    codes: data.activateTotp as string[],
    invited,
    file,
    keys,
  };
}

async function reopen(folder: string) {
  const db = await openTestDatabase(folder);
  onTestFinished(() => db.close());
  return db;
}

test('a restore gives back no right that ended since the backup, and names the accounts it suspends', async () => {
  const site = await backedUp();
  const { db, admin, token, secret, codes, invited, leaving, lowered, backups } = site;
  const signInOn = async (db: Db, email: string, password: string, code?: string) =>
    codeOf(
      await site.askAs({ db, limits: createRateLimits({ lasting: db.lasting }) })(SignIn, { email, password, code }),
    ) ?? 'DONE';

  const used = await codeAt(secret, Date.now());
  expect(await signInOn(db, email, before, used)).toBe('DONE');
  expect(await signInOn(db, email, before, codes[0])).toBe('DONE');
  await removePerson(db, leaving.id);
  await removePerson(db, site.returning.id);
  const returned = await site.add('donen');
  await setRolesOf(db, lowered.id, ['EDITOR', 'SALES']);
  await removeAllPasskeys(db, admin.id);
  await auth.setPassword(db, email, await hashPassword(after));
  const [revoked, narrowed, gone] = site.keys;
  await keys.revokeKey(db, revoked, Date.now());
  await keys.changeKey(db, narrowed, { scopes: ['WRITE_PRICES'] }, Date.now());
  await db.write(async (tx) => tx.delete(keyTable).where(eq(keyTable.id, gone)));
  await site.add('sonraki');
  site.changes.close();
  site.heavyWork.close();
  db.close();

  const { accounts } = await restoreAndNote(backups, { file: site.file, admin: email });
  expect(accounts).toEqual({ suspended: [leaving.email], staying: ['sonraki@firma.example'] });
  const restored = await reopen(site.folder);
  for (const ended of [token, leaving.token, lowered.token])
    expect(await auth.adminOf(restored, ended, Date.now())).toBeNull();
  const onRestored = site.askAs({ db: restored, limits: createRateLimits() });
  expect((await onRestored(Look, { token: invited })).data.invitation).toBeNull();
  expect(await signInOn(restored, leaving.email, before)).toBe('UNAUTHENTICATED');
  expect(await signInOn(restored, email, before, codes[1])).toBe('UNAUTHENTICATED');
  expect(await signInOn(restored, email, after, used)).toBe('UNAUTHENTICATED');
  expect(await signInOn(restored, email, after, codes[0])).toBe('UNAUTHENTICATED');
  expect(await signInOn(restored, email, after, codes[1])).toBe('DONE');
  expect(await listPasskeys(restored, admin.id)).toEqual([]);
  expect((await keys.listKeys(restored)).map((key) => [key.name, key.scopes, keys.isKeyRevoked(key)]).sort()).toEqual([
    ['Gone', ['WRITE_PRODUCTS'], true],
    ['Narrowed', ['WRITE_PRICES'], false],
    ['Revoked', ['WRITE_PRODUCTS'], true],
  ]);
  expect((await auth.findAdmin(restored, lowered.email))?.roles).toEqual(['EDITOR', 'SALES']);
  expect(await signInOn(restored, 'sonraki@firma.example', before)).toBe('DONE');
  // An account that was made again has another id, and what the backup holds of it still belongs to it.
  expect(await listViewsOf(restored, 'PRODUCTS', returned)).toMatchObject([{ name: 'Şaftlar', ownerId: returned.id }]);
  expect((await arrangementOfViews(restored, 'PRODUCTS', returned)).start).toBe('x');

  const asOwner = site.askAs({ db: restored, admin });
  const { lastRestore, audit } = (
    await asOwner('{ lastRestore { suspended } audit(first: 50) { nodes { event admin about } } }')
  ).data;
  expect(lastRestore).toEqual({ suspended: [leaving.email] });
  const told = (audit.nodes as { event: string }[]).filter(({ event }) => /SUSPENDED|RESTORED/.test(event));
  expect(told).toEqual([
    { event: 'PERSON_SUSPENDED', admin: email, about: leaving.email },
    {
      event: 'BACKUP_RESTORED',
      admin: email,
      about: expect.stringContaining('all sessions and open invitations have ended'),
    },
  ]);
  await setSuspended(restored, leaving.id, null);
  expect(await signInOn(restored, leaving.email, before)).toBe('DONE');
}, 60_000);

test('when nobody could sign in, the accounts are those of the backup, without sessions, invitations and used codes', async () => {
  const { file, secret, leaving, askAs } = await backedUp();
  const code = await codeAt(secret, Date.now());
  const folder = await temporaryFolder();
  const inFolder = foldersOf(folder);
  const folders = { ...inFolder, databaseUrl: await databaseOf(folder) };
  const { accounts } = await restoreBackup(folders, file, { confirmed: true });
  expect(accounts).toEqual({ suspended: [], staying: [] });
  const restored = await reopen(folder);
  expect(await restored.$count(sessions)).toBe(0);
  expect(await restored.$count(invitations)).toBe(0);
  expect(await restored.$count(recoveryCodes)).toBe(10);
  expect((await auth.findAdmin(restored, leaving.email))?.suspendedAt).toBeNull();
  const answer = await askAs({ db: restored, limits: createRateLimits() })(SignIn, { email, password: before, code });
  expect(codeOf(answer)).toBe('UNAUTHENTICATED');
}, 60_000);
