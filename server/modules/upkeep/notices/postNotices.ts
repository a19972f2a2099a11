import type { Db, Tx } from '../../../db/database.ts';
import { addMail } from '../../../mail/outbox.store.ts';
import { listActivePeople } from '../../people/accounts/accounts.store.ts';
import * as choices from '../../people/notices/noticeChoices.store.ts';
import { lastMorning, hasUnmailedNotices, takeUnmailedNotices } from '../../people/notices/notices.store.ts';
import { subjectOf } from './noticeMails.ts';
import { kindsFor } from './sayNotices.ts';

const day = 86_400_000;
const unseen = { raisesRevision: false };

/**
 * Puts the mails about new notices into the outbox, and in the morning those about the last day, for the people who have
 * asked for them. Call it at regular times on a site that sends mails.
 */
export async function postNotices(db: Db, now: number) {
  if (await hasUnmailedNotices(db, now - day)) await db.write((tx) => postAtOnce(tx, now), unseen);
  const due = lastMorning(now);
  const late = (await choices.mailedBefore(db, due)).filter(
    (row) => choices.kindsBy(row.choices, 'mail', 'DAILY').length > 0,
  );
  if (late.length > 0) await db.write((tx) => postOfDay(tx, late, due, now), unseen);
}

/** What is older than a day is no news, as after the restore of a backup. */
async function postAtOnce(tx: Tx, now: number) {
  const fresh = await takeUnmailedNotices(tx, now - day, now);
  const active = await listActivePeople(tx);
  const chosen = await choices.choicesOfAll(
    tx,
    active.map(({ id }) => id),
  );
  for (const notice of fresh) {
    for (const person of active) {
      const wanted = choices.kindsBy(chosen.get(person.id)?.choices ?? {}, 'mail', 'AT_ONCE');
      if (!wanted.includes(notice.kind) || !kindsFor(person).includes(notice.kind)) continue;
      await addMail(tx, { kind: 'NOTICE', subjectId: subjectOf(notice.id, person) }, now);
    }
  }
}

async function postOfDay(tx: Tx, late: choices.NoticePerson[], due: number, now: number) {
  for (const { adminId, mailedUntil } of late) {
    await choices.noteMailed(tx, adminId, due);
    // Somebody who has just asked for it gets the first one in the morning.
    if (mailedUntil > 0) await addMail(tx, { kind: 'NOTICES_OF_DAY', subjectId: subjectOf(due, { id: adminId }) }, now);
  }
}
