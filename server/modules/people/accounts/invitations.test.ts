import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { invitations } from '../../../db/tables/accountTables.ts';
import { mailServer, partsOf } from '../../../testing/mailServer.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { adminOf } from '../sessions/sessions.store.ts';
import { sendDue } from '../../upkeep/housekeeping/sendDue.ts';
import { invitationWorksForMs } from './invitations.store.ts';

const invite = `mutation ($email: String!, $roles: [Role!]!) {
  invitePerson(email: $email, roles: $roles) { mailed path invitation { id email roles invitedBy expiresAt createdAt } }
}`;
const look = 'query ($token: String!) { invitation(token: $token) { email roles } }';
const accept = `mutation ($token: String!, $password: String!) {
  acceptInvitation(token: $token, name: "Çağrı Işık", password: $password) { email name roles }
}`;
const password = 'doğru at pil zımba';

type Api = Awaited<ReturnType<typeof openTestApi>>;
const invited = async ({ asAdmin }: Api, email = 'ÇAĞRI@Ornek.com.tr', roles = ['EDITOR', 'SALES']) => {
  const sent = (await asAdmin(invite, { email, roles })).data.invitePerson as {
    mailed: boolean;
    path: string;
    invitation: { id: string; email: string; createdAt: string; expiresAt: string };
  };
  return { ...sent.invitation, mailed: sent.mailed, token: sent.path.split('#')[1] ?? '' };
};
const codeOf = ({ errors }: Awaited<ReturnType<Api['asAdmin']>>) => errors?.[0]?.extensions.code;

test('the link makes an account with a password of its own, once', async () => {
  const api = await openTestApi();
  const { token, email, createdAt, expiresAt, mailed } = await invited(api, 'cagri@Ornek.com.tr');
  expect([email, mailed]).toEqual(['cagri@ornek.com.tr', false]);
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(72 * 3_600_000);
  expect((await api.asVisitor(look, { token })).data.invitation).toEqual({ email, roles: ['EDITOR', 'SALES'] });
  expect((await api.asVisitor(accept, { token, password })).data.acceptInvitation).toEqual({
    email,
    name: 'Çağrı Işık',
    roles: ['EDITOR', 'SALES'],
  });
  expect((await adminOf(api.db, api.cookies[0] ?? '', Date.now()))?.email).toBe(email);
  expect((await api.asVisitor(look, { token })).data.invitation).toBeNull();
  expect(codeOf(await api.asVisitor(accept, { token, password }))).toBe('NOT_FOUND');
  const signIn =
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { roles } }';
  expect((await api.asVisitor(signIn, { email, password })).data.signIn.roles).toEqual(['EDITOR', 'SALES']);
});

test('the same link used twice at the same time makes one account', async () => {
  const api = await openTestApi();
  const { token } = await invited(api);
  const answers = await Promise.all([1, 2].map(() => api.asVisitor(accept, { token, password })));
  expect(answers.map((answer) => codeOf(answer) ?? 'DONE').sort()).toEqual(['DONE', 'NOT_FOUND']);
});

test('a link stops working after 72 hours, when a newer one is made, and when it is withdrawn', async () => {
  const api = await openTestApi();
  const { asAdmin, asVisitor, db } = api;
  const [first, second] = [await invited(api), await invited(api)];
  expect((await asVisitor(look, { token: first.token })).data.invitation).toBeNull();
  expect((await asAdmin('mutation ($id: ID!) { withdrawInvitation(id: $id) }', second)).data.withdrawInvitation).toBe(
    true,
  );
  expect((await asVisitor(look, { token: second.token })).data.invitation).toBeNull();
  const third = await invited(api);
  await db.write(async (tx) =>
    tx
      .update(invitations)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(invitations.id, third.id)),
  );
  expect(codeOf(await asVisitor(accept, { token: third.token, password }))).toBe('NOT_FOUND');
  expect((await asAdmin('{ invitations { ended } }')).data.invitations).toEqual([{ ended: true }]);
  expect(invitationWorksForMs).toBe(72 * 3_600_000);
});

test('the database holds no usable token, and a common password is refused', async () => {
  const api = await openTestApi();
  const { token } = await invited(api);
  expect(JSON.stringify(await api.db.select().from(invitations))).not.toContain(token);
  const { errors } = await api.asVisitor(accept, { token, password: 'Password2026!' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'password' });
  // The refusal did not use the link up.
  expect((await api.asVisitor(accept, { token, password })).errors).toBeUndefined();
});

test('a person who has an account is not invited again', async () => {
  const { asAdmin } = await openTestApi();
  expect(codeOf(await asAdmin(invite, { email: 'ADMIN@vitrin.example', roles: ['SALES'] }))).toBe('CONFLICT');
});

test('guessing links is limited', async () => {
  const { asVisitor } = await openTestApi();
  for (let n = 0; n < 20; n++) await asVisitor(look, { token: `x${n}` });
  expect(codeOf(await asVisitor(look, { token: 'x' }))).toBe('RATE_LIMITED');
});

test('the mail has a link that works, and a withdrawn invitation sends none', async () => {
  const api = await openTestApi();
  const { letters, post } = await mailServer();
  const gone = await invited(api, 'gitti@ornek.com.tr');
  await api.asAdmin('mutation ($id: ID!) { withdrawInvitation(id: $id) }', gone);
  const { token } = await invited(api, 'deniz@ornek.com.tr', ['SALES']);
  await sendDue(api.db, { ...post, key: api.key }, api.log, Date.now());
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain('To: deniz@ornek.com.tr');
  expect(partsOf(letters[0] ?? '')['text/plain']).toContain(`https://vitrin.example/admin/invitation#${token}`);
});

test('an invitation whose mail the server refuses says so to owners, and still works', async () => {
  const api = await openTestApi();
  const { post } = await mailServer({ refuses: () => 550 });
  const { token } = await invited(api, 'yanlis@ornek.com.tr', ['SALES']);
  const failures = async () => (await api.asAdmin('{ invitations { email mailFailure } }')).data.invitations;
  expect(await failures()).toEqual([{ email: 'yanlis@ornek.com.tr', mailFailure: null }]);
  await sendDue(api.db, { ...post, key: api.key }, api.log, Date.now());
  expect(await failures()).toEqual([{ email: 'yanlis@ornek.com.tr', mailFailure: 'REFUSED' }]);
  expect((await api.asVisitor(look, { token })).data.invitation.roles).toEqual(['SALES']);
});
