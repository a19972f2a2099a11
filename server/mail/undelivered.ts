import { batched } from '../context/batched.ts';
import { failedMails, type MailFailure, type OutboxRow } from './outbox.store.ts';

type Undelivered = { to: 'SENDER' | 'COMPANY'; failure: MailFailure };
type None = Record<string, never>;

const undeliveredOf = ({ kind, failure }: OutboxRow): Undelivered[] =>
  failure ? [{ to: kind === 'CONFIRMATION' ? 'SENDER' : 'COMPANY', failure }] : [];

/** Returns, by the id of a message, an enquiry or an invitation, the mails about it that failed for good. */
export const undeliveredBatched = batched<None, Undelivered[]>(async ({ db }, ids) => {
  const rows = await failedMails(db, ids);
  return new Map(ids.map((id) => [id, (rows.get(id) ?? []).flatMap(undeliveredOf)]));
});
