import { expect, test } from 'vitest';
import { withPeople } from '../../../testing/people.ts';
import { adminOf, openSession, setPassword } from '../sessions/sessions.store.ts';
import { hashPassword } from '../sessions/password.ts';

const setRoles = 'mutation ($id: ID!, $roles: [Role!]!) { setPersonRoles(id: $id, roles: $roles) { roles } }';
const suspend =
  'mutation ($id: ID!, $suspended: Boolean!) { setPersonSuspended(id: $id, suspended: $suspended) { suspended } }';
const remove = 'mutation ($id: ID!) { removePerson(id: $id) }';

type Api = Awaited<ReturnType<typeof withPeople>>;
const idOf = ({ people }: Api, person: 'OWNER' | 'EDITOR' | 'SALES') => ({ id: people[person].admin?.id ?? '' });
const entries = async ({ asAdmin }: Api) =>
  ((await asAdmin('{ audit { nodes { event about } } }')).data.audit.nodes as { event: string; about: string }[]).map(
    ({ event, about }) => `${event} ${about}`,
  );

test('an owner sees everyone, and when each was last seen', async () => {
  const { asAdmin } = await withPeople();
  const { people } = (await asAdmin('{ people { email roles name suspended lastSeenAt } }')).data;
  expect(people).toMatchObject([
    { email: 'admin@vitrin.example', roles: ['OWNER'], suspended: false, lastSeenAt: expect.any(String) as string },
    { email: 'both@vitrin.example', roles: ['EDITOR', 'SALES'], suspended: false },
    { email: 'editor@vitrin.example', roles: ['EDITOR'], name: 'editor', suspended: false },
    { email: 'sales@vitrin.example', roles: ['SALES'], suspended: false },
    { email: 'suspended@vitrin.example', roles: ['OWNER'], suspended: true },
  ]);
});

test('a new role and a suspension end the sessions at once, and are recorded in the audit log', async () => {
  const api = await withPeople();
  const { db, people, asAdmin } = api;
  const isIn = async (person: 'EDITOR' | 'SALES') =>
    (await adminOf(db, people[person].token ?? '', Date.now())) !== null;
  expect([await isIn('EDITOR'), await isIn('SALES')]).toEqual([true, true]);
  expect((await asAdmin(setRoles, { ...idOf(api, 'EDITOR'), roles: ['SALES'] })).data.setPersonRoles.roles).toEqual([
    'SALES',
  ]);
  expect((await asAdmin(suspend, { ...idOf(api, 'SALES'), suspended: true })).data.setPersonSuspended.suspended).toBe(
    true,
  );
  expect([await isIn('EDITOR'), await isIn('SALES')]).toEqual([false, false]);
  // A new invitation does not help either.
  const token = await openSession(db, idOf(api, 'SALES').id, Date.now());
  expect(await adminOf(db, token, Date.now())).toBeNull();
  await asAdmin(suspend, { ...idOf(api, 'SALES'), suspended: false });
  expect(await adminOf(db, token, Date.now())).not.toBeNull();
  await asAdmin('mutation ($id: ID!) { renamePerson(id: $id, name: "Çiğdem Işık") { name } }', idOf(api, 'SALES'));
  await asAdmin(remove, idOf(api, 'SALES'));
  expect(await entries(api)).toEqual([
    'PERSON_REMOVED sales@vitrin.example',
    'PERSON_RENAMED sales@vitrin.example: Çiğdem Işık',
    'PERSON_LET_IN sales@vitrin.example',
    'PERSON_SUSPENDED sales@vitrin.example',
    'ROLE_CHANGED editor@vitrin.example: Editor → Sales',
  ]);
});

test('the last owner cannot be given another role, suspended or removed', async () => {
  const api = await withPeople();
  const owner = idOf(api, 'OWNER');
  for (const [operation, more] of [
    [setRoles, { roles: ['EDITOR', 'SALES'] }],
    [suspend, { suspended: true }],
    [remove, {}],
  ] as const) {
    const { errors } = await api.asAdmin(operation, { ...owner, ...more });
    expect(errors?.[0]).toMatchObject({
      message: 'The last owner stays. Make someone else an owner first.',
      extensions: { code: 'CONFLICT' },
    });
  }
  expect(await entries(api)).toEqual([]);
});

test('two owners who remove each other at the same time leave one', async () => {
  const api = await withPeople();
  await api.asAdmin(setRoles, { ...idOf(api, 'EDITOR'), roles: ['OWNER'] });
  const [one, other] = [idOf(api, 'OWNER'), idOf(api, 'EDITOR')];
  const answers = await Promise.all([api.asAdmin(remove, one), api.asAdmin(setRoles, { ...other, roles: ['SALES'] })]);
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'DONE').sort()).toEqual(['CONFLICT', 'DONE']);
});

test('the history keeps a person’s name after the account is removed', async () => {
  const api = await withPeople();
  const made = await api.askAs(api.people.EDITOR)(
    'mutation { createCategory(input: { name: "İğne vanalar" }) { id } }',
  );
  await api.asAdmin(remove, idOf(api, 'EDITOR'));
  const history = 'query ($id: ID!) { history(entity: CATEGORY, id: $id) { nodes { admin } } }';
  const { data } = await api.asAdmin(history, { id: made.data.createCategory.id });
  expect(data.history.nodes).toEqual([{ admin: 'editor@vitrin.example' }]);
});

test('nobody signs in to a suspended account, and the answer is that to a wrong password', async () => {
  const { db, askAs, people, asVisitor } = await withPeople();
  await setPassword(db, 'suspended@vitrin.example', await hashPassword('doğru at pil zımba'));
  const { errors } = await asVisitor(
    'mutation { signIn(email: "suspended@vitrin.example", password: "doğru at pil zımba") { id } }',
  );
  expect(errors?.[0]?.message).toBe('Failed to sign in. Please check your credentials.');
  expect((await askAs(people.suspended)('{ mySessions { id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('roles add up, each is kept once and in order, and at least one is needed', async () => {
  const api = await withPeople();
  const give = async (roles: string[]) => (await api.asAdmin(setRoles, { ...idOf(api, 'SALES'), roles })).data;
  expect((await give(['SALES', 'EDITOR', 'SALES'])).setPersonRoles.roles).toEqual(['EDITOR', 'SALES']);
  expect((await give(['SALES', 'OWNER'])).setPersonRoles.roles).toEqual(['OWNER']);
  const { errors } = await api.asAdmin(setRoles, { ...idOf(api, 'SALES'), roles: [] });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'roles' });
  expect((await entries(api))[0]).toBe('ROLE_CHANGED sales@vitrin.example: Editor and Sales → Owner');
});

test('everyone says their own name and signature, and nobody else’s', async () => {
  const api = await withPeople();
  const { EDITOR, visitor } = api.people;
  const save = 'mutation ($input: OwnAccountInput!) { updateOwnAccount(input: $input) { email name signature roles } }';
  const ask = async (input: object) => (await api.askAs(EDITOR)(save, { input })).data.updateOwnAccount;
  const own = { email: 'editor@vitrin.example', roles: ['EDITOR'] };
  const signature = 'Çiğdem Işık\nSatış';
  expect(await ask({ name: 'Çiğdem Işık', signature })).toEqual({ ...own, name: 'Çiğdem Işık', signature });
  // What is left out stays.
  expect(await ask({ name: 'Çiğdem Iğdır' })).toEqual({ ...own, name: 'Çiğdem Iğdır', signature });
  expect((await entries(api))[0]).toBe('PERSON_RENAMED editor@vitrin.example: Çiğdem Iğdır');
  const { people } = (await api.asAdmin('{ people { name } }')).data;
  expect((people as { name: string }[]).map(({ name }) => name)).toEqual([
    '',
    'both',
    'Çiğdem Iğdır',
    'sales',
    'suspended',
  ]);
  const codes = [
    await api.askAs(visitor)(save, { input: { name: 'x' } }),
    await api.askAs(EDITOR)(save, { input: {} }),
  ].map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes).toEqual(['UNAUTHENTICATED', 'BAD_USER_INPUT']);
});
