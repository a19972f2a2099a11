import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '../../../db/tables/accountTables.ts';
import { state } from '../../../db/tables/tables.ts';
import { calls } from '../../../testing/calls.ts';
import { withPeople } from '../../../testing/people.ts';
import { fields, hasDirective } from '../../../testing/rootFields.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { adminOf, openSession } from '../sessions/sessions.store.ts';
import { codeAt } from './totp.ts';

const day = 86_400_000;
const Ask = 'mutation ($everybody: Boolean!) { askForTwoStep(everybody: $everybody) { askedSince dueAt } }';
const SetUp = 'mutation ($code: String!) { activateTotp(code: $code) }';
const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) => errors?.[0]?.extensions.code;

/**
 * Opens a site whose owner has two-step sign-in and, unless `everybody` is false, requires it of everybody. Nobody else
 * has it.
 */
async function asked({ everybody = true } = {}) {
  const site = await withPeople(serveTestSite);
  const { db, people, askAs } = site;
  /** Sends a request with the person's session, or another one. */
  const as = async (token: string | null) =>
    askAs({ token, admin: token ? await adminOf(db, token, Date.now()) : null });
  const setUp = async (token: string | null) => {
    const { secret } = (await (await as(token))('mutation { beginTotp { secret } }')).data.beginTotp as {
      secret: string;
    };
    return (await as(token))(SetUp, { code: await codeAt(secret, Date.now()) });
  };
  const owner = people.OWNER.token;
  if (everybody) {
    await setUp(owner);
    expect((await (await as(owner))(Ask, { everybody })).errors).toBeUndefined();
  }
  const editor = people.EDITOR.admin?.id ?? '';
  return { ...site, as, setUp, owner, editor, signInAgain: () => openSession(db, editor, Date.now()) };
}

test('an owner requires two-step sign-in of everybody once they have it, and the audit log says so', async () => {
  const { as, owner, setUp } = await asked({ everybody: false });
  const ask = async (everybody: boolean) => (await as(owner))(Ask, { everybody });
  expect(codeOf(await ask(true))).toBe('CONFLICT');
  await setUp(owner);
  const { askedSince, dueAt } = (await ask(true)).data.askForTwoStep as Record<string, string>;
  expect(Date.parse(dueAt ?? '') - Date.parse(askedSince ?? '')).toBe(7 * day);
  expect((await ask(true)).data.askForTwoStep.askedSince).toBe(askedSince);
  expect((await ask(false)).data.askForTwoStep).toEqual({ askedSince: null, dueAt: null });
  const { data } = await (await as(owner))('{ audit(first: 4) { nodes { event } } }');
  expect((data.audit.nodes as { event: string }[]).map(({ event }) => event)).toEqual([
    'TWO_STEP_LEFT',
    'TWO_STEP_ASKED',
    'TWO_STEP_ASKED',
    'SECOND_FACTOR_ON',
  ]);
});

test('from the next sign-in on, a person without it can only set it up', async () => {
  const { as, setUp, signInAgain } = await asked();
  const token = await signInAgain();
  expect((await (await as(token))('{ me { owesTwoStep } }')).data.me).toEqual({ owesTwoStep: true });
  const own = fields.filter(([name, may]) => may?.includes('EDITOR') && !calls[name]?.includes('$file'));
  const open = [];
  for (const [name] of own.filter(([name]) => !name.startsWith('Subscription'))) {
    const operation = `${name.startsWith('Query') ? 'query' : 'mutation'} { ${calls[name]} }`;
    if (codeOf(await (await as(token))(operation)) !== 'TWO_STEP_OWED') open.push(name);
  }
  expect(open).toEqual(own.map(([name]) => name).filter((name) => hasDirective(name, 'settingUp')));
  expect((await setUp(token)).data.activateTotp).toHaveLength(10);
  expect((await (await as(token))('{ me { owesTwoStep } bin { totalCount } }')).data).toEqual({
    me: { owesTwoStep: false },
    bin: { totalCount: 0 },
  });
}, 60_000);

test('sessions that were open before stay usable for seven days', async () => {
  const { as, db, people, cookies, origin } = await asked();
  const { token } = people.EDITOR;
  const work = async () => codeOf(await (await as(token))('{ bin { totalCount } }'));
  const download = async () =>
    (await fetch(`${origin}/admin/products.csv`, { headers: { cookie: cookies.EDITOR } })).status;
  const at = async (sinceDays: number) => {
    await db.write(async (tx) =>
      tx
        .update(state)
        .set({ value: Date.now() - sinceDays * day })
        .where(eq(state.key, 'twoStepAsked')),
    );
    await db.write(async (tx) => tx.update(sessions).set({ createdAt: Date.now() - (sinceDays + 1) * day }));
  };
  expect([await work(), await download()]).toEqual([undefined, 200]);
  await at(6.9);
  expect(await work()).toBeUndefined();
  await at(7.1);
  expect([await work(), await download()]).toEqual(['TWO_STEP_OWED', 403]);
});

test('nobody has to set it up while it is optional, nor once it is optional again', async () => {
  const quiet = await asked({ everybody: false });
  const me = async ({ as, signInAgain }: typeof quiet) =>
    (await (await as(await signInAgain()))('{ me { owesTwoStep } }')).data.me;
  expect(await me(quiet)).toEqual({ owesTwoStep: false });
  const site = await asked();
  await (
    await site.as(site.owner)
  )(Ask, { everybody: false });
  expect(await me(site)).toEqual({ owesTwoStep: false });
});
