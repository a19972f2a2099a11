import { gathered } from '../context/gathered.ts';
import type { UndeliveredMail } from '../generated/resolvers.ts';
import { failed, type OutboxRow } from './outbox.store.ts';

type None = Record<string, never>;

const told = ({ kind, failure }: OutboxRow): UndeliveredMail[] =>
  failure ? [{ to: kind === 'CONFIRMATION' ? 'SENDER' : 'COMPANY', failure }] : [];

/** The mails about a message or an enquiry, by its id, that are not tried any more. */
export const undeliveredGathered = gathered<None, UndeliveredMail[]>(async ({ db }, ids) => {
  const rows = await failed(db, ids);
  return new Map(ids.map((id) => [id, (rows.get(id) ?? []).flatMap(told)]));
});
