import { collator } from '../../../../common/text/locale.ts';
import { connectionFields } from '../../../context/connection.ts';
import type { Context } from '../../../context/context.ts';
import { batched } from '../../../context/batched.ts';
import { badInput } from '../../../core/errors.ts';
import { startOfDayHere } from '../../../core/companyDays.ts';
import { deedAuthors, deedPage, type DeedRow } from '../../../entity/deeds.store.ts';
import type { DeedKind, HistoryEntity, Resolvers, RevisionAction } from '../../../generated/resolvers.ts';
import { may, seeing } from '../../../rights/may.ts';
import { namesOfPeople } from '../../people/accounts/accounts.store.ts';
import { textOf } from '../history/deedWords.ts';
import { loggedEntities } from '../history/recordedEntities.ts';
import { kindOf, olderCauses } from '../history/summary.ts';
import { tokenOfChange } from '../../../entity/undoToken.ts';
import { noteOf, stateOf } from './undoing.ts';

const inOrder = collator();
const iso = (time: number) => new Date(time).toISOString();
/** The two names differ only in their case. */
const nameOf = (entity: string) => entity.toUpperCase() as HistoryEntity;

/** Reads a day. Throws `BAD_USER_INPUT`. */
function momentOf(field: string, day: string | null | undefined): number | undefined {
  if (!day) return undefined;
  const moment = startOfDayHere(day);
  if (moment === undefined) throw badInput(field, 'Not a day like 2026-11-28.');
  return moment;
}

const oneDay = 86_400_000;

/** Returns the entities of whose changes somebody learns; undefined for an owner, who learns of all. */
function seenBy(context: Context): string[] | undefined {
  const seen = loggedEntities.filter((logged) => may(context, seeing(logged, 'event')));
  return seen.length === loggedEntities.length ? undefined : seen.map(({ entity }) => entity);
}

const namesBatched = batched<Record<string, never>, { name: string }>(async ({ db }, emails) => {
  const names = await namesOfPeople(db);
  return new Map(emails.map((email) => [email, { name: names.get(email) ?? email }]));
});

const nameFor = async (context: Context, admin: string | null) =>
  admin === null ? null : (await namesBatched(context, admin, {})).name;

export const deedResolvers = {
  Query: {
    deeds(_, { by, kind, from, to, first, after }, context) {
      const until = momentOf('to', to);
      const filter = {
        by: by ?? undefined,
        kind: kind ? { name: kind, ...olderCauses(kind) } : undefined,
        from: momentOf('from', from),
        until: until === undefined ? undefined : until + oneDay,
        entities: seenBy(context),
      };
      return deedPage(context.db, filter, { first, after });
    },
    async deedAuthors(_, __, { db }) {
      const names = await namesOfPeople(db);
      const authors = (await deedAuthors(db)).map((id) => ({ id, name: names.get(id) ?? id }));
      return authors.toSorted((one, other) => inOrder.compare(one.name, other.name));
    },
    async colleagues(_, __, { db }) {
      return [...(await namesOfPeople(db))].map(([email, name]) => ({ email, name }));
    },
  },
  Deed: {
    at: ({ at }) => iso(at),
    by: ({ admin }, _, context) => nameFor(context, admin),
    // Only the recorder writes it; changes of earlier versions have none, and say it by their cause.
    kind: ({ kind, cause, things }) => (kind as DeedKind | null) ?? kindOf({ cause }, things),
    text: (deed, _, { admin }) => textOf(toldOf(deed), admin?.language),
    canUndo: async (deed, _, context) => (await stateOf(context, deed)).undoing.how !== undefined,
    undoToken: async (deed, _, context) =>
      (await stateOf(context, deed)).undoing.how === undefined ? null : tokenOfChange(deed.seq),
    async whyNot(deed, _, context) {
      const { undoing, undone } = await stateOf(context, deed);
      return undone ? null : (undoing.why ?? null);
    },
    async undone(deed, _, context) {
      const { undone } = await stateOf(context, deed);
      if (!undone) return null;
      return {
        at: iso(undone.at),
        by: await nameFor(context, undone.admin),
        kept: undone.kept.map((one) => ({ ...one, entity: nameOf(one.entity) })),
        keptCount: undone.keptCount,
      };
    },
  },
  DeedThing: {
    entity: ({ entity }) => nameOf(entity),
    action: ({ action }) => action.toUpperCase() as RevisionAction,
  },
  DeedConnection: connectionFields,
} satisfies Resolvers;

const toldOf = (deed: DeedRow) => ({ ...deed, note: noteOf(deed) });
