import { gathered } from '../context/gathered.ts';
import { failed, type MailFailure, type OutboxRow } from './outbox.store.ts';

type Undelivered = { to: 'SENDER' | 'COMPANY'; failure: MailFailure };
type None = Record<string, never>;

const told = ({ kind, failure }: OutboxRow): Undelivered[] =>
  failure ? [{ to: kind === 'CONFIRMATION' ? 'SENDER' : 'COMPANY', failure }] : [];

/** The mails about a message or an enquiry, by its id, that are not tried any more. */
export const undeliveredGathered = gathered<None, Undelivered[]>(async ({ db }, ids) => {
  const rows = await failed(db, ids);
  return new Map(ids.map((id) => [id, (rows.get(id) ?? []).flatMap(told)]));
});
