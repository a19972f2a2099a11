import { batched } from '../../../context/batched.ts';
import type { Context } from '../../../context/context.ts';
import type { Actor, ActorKind, Resolvers } from '../../../generated/resolvers.ts';
import { namesOfPeople } from '../../people/accounts/accounts.store.ts';
import { nameOfKey } from '../../people/keys/whoAsks.ts';

/** Everybody who is named in an answer is looked up at once. */
const peopleBatched = batched<Record<string, never>, { name: string | null }>(async ({ db }, emails) => {
  const names = await namesOfPeople(db);
  return new Map(emails.map((email) => [email, { name: names.get(email) ?? null }]));
});

/** A run of an import says so where no person and no key with a name chose the file. */
const without: Partial<Record<string, ActorKind>> = {
  'its key': 'KEY',
  'its folder': 'SYSTEM',
  'its schedule': 'SYSTEM',
};

/** Reads what histories have of somebody: an e-mail address, the name of a key, or null for the site itself. */
async function actorOf(context: Context, said: string | null): Promise<Actor> {
  if (said === null) return { kind: 'SYSTEM', name: null, id: 'site' };
  const kind = without[said];
  if (kind) return { kind, name: null, id: said };
  const key = nameOfKey(said);
  if (key !== undefined) return { kind: 'KEY', name: key, id: said };
  return { kind: 'PERSON', name: (await peopleBatched(context, said, {})).name ?? said, id: said };
}

/** The field of a type that says who did it as `admin`. */
const ofAdmin = {
  actor: ({ admin }: { admin: string | null }, _: unknown, context: Context) => actorOf(context, admin),
};

/** The same where nobody stands for the buyer, for a stranger or for a command on the server. */
const orNobody = {
  actor: ({ admin }: { admin: string | null }, _: unknown, context: Context) =>
    admin === null || admin === '' ? null : actorOf(context, admin),
};

export const actorResolvers = {
  Revision: ofAdmin,
  Deed: ofAdmin,
  BinEntry: ofAdmin,
  ImportRun: ofAdmin,
  PlanStep: ofAdmin,
  AuditEntry: orNobody,
  EnquiryEvent: orNobody,
  OrderEvent: orNobody,
  ProductImport: ofAdmin,
  ExchangeRate: { actor: ({ by }, _, context) => actorOf(context, by) },
  Key: { maker: ({ maker }, _, context) => actorOf(context, maker?.email ?? null) },
  Webhook: { maker: ({ madeBy }, _, context) => actorOf(context, madeBy) },
  Proposal: { decider: ({ decidedBy }, _, context) => (decidedBy === null ? null : actorOf(context, decidedBy)) },
} satisfies Resolvers;
