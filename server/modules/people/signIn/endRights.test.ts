import { once } from 'node:events';
import WebSocket from 'ws';
import { expect, test } from 'vitest';
import { cookieName } from '../../../http/sessionCookie.ts';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { get } from '../../../testing/get.ts';
import { addProduct } from '../../../testing/enquiries.ts';
import { makeKey } from '../../../testing/keys.ts';
import { addWebhook } from '../../../testing/programs/webhookReceiver.ts';
import { findPreviewLinkByToken } from '../../catalogue/previews/previewLinks.store.ts';
import { codeOf, site as relyingParty } from '../../../testing/passkeys.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addInvitation } from '../accounts/invitations.store.ts';
import { codeAt } from '../secondFactor/totp.ts';
import * as auth from '../sessions/sessions.store.ts';
import { endings, type Ending } from '../sessions/endRights.ts';
import { hashPassword } from '../sessions/password.ts';

const Invite = 'mutation ($email: String!) { invitePerson(email: $email, roles: [OWNER]) { path } }';
const Accept = `mutation ($token: String!) {
  acceptInvitation(token: $token, name: "Ece", password: "doğru at pil zımba") { roles }
}`;
const Add = 'mutation ($response: JSON!) { addPasskey(name: "Anahtar", response: $response) { id } }';
const Activate = 'mutation ($code: String!) { activateTotp(code: $code) }';
const password = 'kırmızı vana döner';

type Site = Awaited<ReturnType<typeof serveTestSite>>;
type Person = Awaited<ReturnType<typeof openEverything>>;

/** Sends requests within a session while it is open, and as a visitor afterwards. */
const asSession = ({ askAs, signedIn }: Site, token: string) => {
  let browser: string | null = null;
  const setBrowser = (next: string) => void (browser = next);
  return async (operation: string, variables = {}) => {
    const session = await signedIn({ headers: { cookie: `${cookieName(false)}=${token}` } });
    const asking = askAs({
      admin: session?.admin ?? null,
      token: session?.token ?? null,
      relyingParty,
      browser,
      setBrowser,
    });
    return asking(operation, variables);
  };
};

/** Makes an owner with two sessions; the second has everything open that a session can open. */
async function openEverything(site: Site, passwordHash: string, name: string) {
  const account = await auth.createAdmin(site.db, `${name}@firma.example`, passwordHash, Date.now());
  if (!account) throw new Error('Nobody was added.');
  const open = async () => auth.openSession(site.db, account.id, Date.now());
  const [own, other] = [await open(), await open()];
  const ask = asSession(site, other);
  const { path } = (await ask(Invite, { email: `davetli-${name}@firma.example` })).data.invitePerson as {
    path: string;
  };
  const { secret } = (await ask('mutation { beginTotp { secret } }')).data.beginTotp as { secret: string };
  const challenge = (await ask('mutation { beginPasskey }')).data.beginPasskey as {
    challenge: string;
    user: { id: string };
  };
  const { id: keyId } = await makeKey({ asAdmin: ask }, { name: `Logo ${name}`, scopes: ['READ_DRAFTS'] });
  const product = await addProduct(ask, { stockCode: name });
  const Preview = 'mutation ($id: ID!) { createPreviewLink(productId: $id) { path } }';
  const preview = (await ask(Preview, { id: product })).data.createPreviewLink.path as string;
  const webhook = await addWebhook({ asAdmin: ask }, { name: `Depo ${name}`, url: 'https://93.184.215.14/hooks' });
  const cookie = `${cookieName(false)}=${other}`;
  const socket = new WebSocket(`${site.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie },
  });
  await once(socket, 'open');
  // A socket without `connection_init` would be closed with another code.
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  const closed = once(socket, 'close').then(([code]) => code as number);
  const made = { keyId, preview: preview.split('/').at(-1) ?? '', webhook: webhook.id };
  return {
    account,
    own,
    other,
    ask,
    cookie,
    secret,
    challenge,
    socket,
    closed,
    made,
    invited: path.split('#')[1] ?? '',
  };
}

const idOf = ({ account: { id } }: Person) => ({ id });
const owner =
  (operation: string) =>
  ({ asAdmin }: Site, person: Person) =>
    asAdmin(operation, idOf(person));
const own = (operation: string) => (site: Site, person: Person) => asSession(site, person.own)(operation);

/** Each of these causes its event as people do. */
const causes: Record<Ending, (site: Site, person: Person) => Promise<unknown>> = {
  'signed out': (_, { ask }) => ask('mutation { signOut }'),
  async 'session ended'(site, person) {
    const { data } = await own('{ mySessions { id current } }')(site, person);
    const other = (data.mySessions as { id: string; current: boolean }[]).find(({ current }) => !current);
    return own(`mutation { endSession(id: "${other?.id}") }`)(site, person);
  },
  async 'two-step on'(site, person) {
    const { data } = await own('mutation { beginTotp { secret } }')(site, person);
    const code = await codeAt((data.beginTotp as { secret: string }).secret, Date.now());
    return asSession(site, person.own)(Activate, { code });
  },
  'signed out elsewhere': own('mutation { endOtherSessions }'),
  'password changed': own(`mutation { changePassword(current: "${password}", next: "doğru at pil zımba") }`),
  // The command calls the same function.
  'password reset': ({ db }, { account }) => auth.setPassword(db, account.email, 'not a hash'),
  'roles changed': owner('mutation ($id: ID!) { setPersonRoles(id: $id, roles: [EDITOR, SALES]) { roles } }'),
  suspended: owner('mutation ($id: ID!) { setPersonSuspended(id: $id, suspended: true) { suspended } }'),
  removed: owner('mutation ($id: ID!) { removePerson(id: $id) }'),
};

test('each event ends the sessions, sockets and invitations that its right opened, and nothing else', async () => {
  const site = await serveTestSite();
  const passwordHash = await hashPassword(password);
  for (const event of Object.keys(endings) as Ending[]) {
    const ends = endings[event];
    const person = await openEverything(site, passwordHash, event.replaceAll(' ', '-'));
    expect(await causes[event](site, person), event).not.toHaveProperty('errors');

    expect(await person.closed, `${event}: socket`).toBe(4403);
    expect((await get(`${site.origin}/admin/audit.csv`, { cookie: person.cookie })).status, `${event}: file`).toBe(401);
    expect((await person.ask('{ me { email } }')).data.me, `${event}: session`).toBeNull();
    const { data } = await asSession(site, person.own)('{ me { email } }');
    expect(data.me !== null, `${event}: the other session`).toBe(ends.sessions !== 'all');

    const accepted = await site.asVisitor(Accept, { token: person.invited });
    expect(codeOf(accepted) ?? 'DONE', `${event}: invitation`).toBe(ends.invitations === 'stay' ? 'DONE' : 'NOT_FOUND');

    // A key and its preview links stop while their person is suspended, whatever the table ends for good.
    const isOut = event === 'suspended';
    const isActive = (await site.asAdmin('{ keys { id state } }')).data.keys.find(
      ({ id }: { id: string }) => id === person.made.keyId,
    ).state;
    expect(isActive, `${event}: key`).toBe(ends.keys === 'all' || isOut ? 'REVOKED' : 'ACTIVE');
    const preview = await findPreviewLinkByToken(site.db, person.made.preview, Date.now());
    expect(preview === null, `${event}: preview`).toBe(ends.previews === 'all' || isOut);
    const { data: hook } = await site.asAdmin('query ($id: ID!) { webhook(id: $id) { on } }', {
      id: person.made.webhook,
    });
    expect(hook.webhook.on, `${event}: a webhook of the company`).toBe(true);

    // A new session must not continue anything of the old one.
    if (event === 'removed' || event === 'suspended') continue;
    const again = asSession(site, await auth.openSession(site.db, person.account.id, Date.now()));
    const response = createAuthenticator(relyingParty).create(person.challenge);
    expect(codeOf(await again(Add, { response })), `${event}: passkey`).toBe('BAD_USER_INPUT');
    const code = await codeAt(person.secret, Date.now());
    expect(codeOf(await again(Activate, { code })) ?? 'DONE', `${event}: app`).toBe(
      ends.setUp === 'ends' ? 'NOT_FOUND' : 'DONE',
    );
  }
});

test('an owner sees which keys end with a person, and which webhooks stay, before the removal', async () => {
  const site = await serveTestSite();
  const person = await openEverything(site, 'not a hash', 'ayrılan');
  const { people } = (await site.asAdmin('{ people { id keyNames webhookNames } }')).data;
  expect(people).toContainEqual({
    id: person.account.id,
    keyNames: ['Logo ayrılan'],
    webhookNames: ['Depo ayrılan'],
  });
  expect(people).toContainEqual({ id: site.admin.id, keyNames: [], webhookNames: [] });
});

test('an invitation that was made while its right ended does not work, and the audit log names each one that ends', async () => {
  const site = await serveTestSite();
  const person = await openEverything(site, 'not a hash', 'ayrılan');
  await causes.removed(site, person);
  // The call is that of a request that passed the guard before.
  const late = { email: 'gec@firma.example', roles: ['OWNER' as const], invitedBy: person.account.email };
  await expect(addInvitation(site.db, site.key.tokenOf, late, Date.now())).rejects.toMatchObject({
    kind: 'forbidden',
  });
  const { nodes } = (await site.asAdmin('{ audit { nodes { event admin about } } }')).data.audit;
  expect(nodes).toContainEqual({
    event: 'INVITATION_WITHDRAWN',
    admin: 'admin@vitrin.example',
    about: 'davetli-ayrılan@firma.example',
  });
});
