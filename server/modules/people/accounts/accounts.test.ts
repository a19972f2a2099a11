import { expect, test } from 'vitest';
import { withPeople } from '../../../testing/people.ts';
import { adminOf, openSession, setPassword } from '../sessions/sessions.store.ts';
import { hashPassword } from '../sessions/password.ts';

const setRole = 'mutation ($id: ID!, $role: Role!) { setPersonRole(id: $id, role: $role) { role } }';
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
  const { people } = (await asAdmin('{ people { email role name suspended lastSeenAt } }')).data;
  expect(people).toMatchObject([
    { email: 'admin@vitrin.example', role: 'OWNER', suspended: false, lastSeenAt: expect.any(String) as string },
    { email: 'editor@vitrin.example', role: 'EDITOR', name: 'editor', suspended: false },
    { email: 'sales@vitrin.example', role: 'SALES', suspended: false },
    { email: 'suspended@vitrin.example', role: 'OWNER', suspended: true },
  ]);
});

test('a new role and a suspension end the sessions at once, and are recorded in the audit log', async () => {
  const api = await withPeople();
  const { db, people, asAdmin } = api;
  const isIn = async (person: 'EDITOR' | 'SALES') =>
    (await adminOf(db, people[person].token ?? '', Date.now())) !== null;
  expect([await isIn('EDITOR'), await isIn('SALES')]).toEqual([true, true]);
  expect((await asAdmin(setRole, { ...idOf(api, 'EDITOR'), role: 'SALES' })).data.setPersonRole.role).toBe('SALES');
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
    'ROLE_CHANGED editor@vitrin.example: EDITOR → SALES',
  ]);
});

test('the last owner cannot be given another role, suspended or removed', async () => {
  const api = await withPeople();
  const owner = idOf(api, 'OWNER');
  for (const [operation, more] of [
    [setRole, { role: 'EDITOR' }],
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
  await api.asAdmin(setRole, { ...idOf(api, 'EDITOR'), role: 'OWNER' });
  const [one, other] = [idOf(api, 'OWNER'), idOf(api, 'EDITOR')];
  const answers = await Promise.all([api.asAdmin(remove, one), api.asAdmin(setRole, { ...other, role: 'SALES' })]);
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
