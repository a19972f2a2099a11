import type { Db } from '../../../db/database.ts';
import type { SessionAdmin } from '../../../db/tables/accountTables.ts';
import type { Context } from '../../../context/context.ts';
import { ofCatalogue, ofSales } from '../../../rights/stated.ts';
import { may, work } from '../../../rights/may.ts';
import { mailTrouble } from '../../../mail/mailTrouble.ts';
import { countUnsettledMails } from '../../../mail/outbox.store.ts';
import { list } from '../../catalogue/importProfiles/profiles.store.ts';
import { countStoppedPlans } from '../../catalogue/plans/plans.store.ts';
import { endingSoon } from '../../sales/enquiries/endingOffers.store.ts';
import { countEnquiriesWhich } from '../../sales/enquiries/enquiries.store.ts';
import { countSuspected, countUnanswered } from '../../sales/inbox/inbox.store.ts';
import { lastRunOf } from '../sheets/runs.store.ts';

export type TodayFigures = {
  newEnquiries: number | null;
  unanswered: number | null;
  suspectedEnquiries: number | null;
  suspectedMessages: number | null;
  endingOffers: number | null;
  failedMails: number | null;
  mailTrouble: string | null;
  stoppedImports: number | null;
  stoppedPlans: number | null;
};

/** Counts what waits, as far as the person's roles go. Each figure is read by an index. */
export async function todayFigures(
  { db, mailHost }: Pick<Context, 'db' | 'mailHost'>,
  admin: SessionAdmin,
  now = Date.now(),
): Promise<TodayFigures> {
  const sells = may({ admin }, work(ofSales));
  const edits = may({ admin }, work(ofCatalogue));
  return {
    newEnquiries: sells ? await countEnquiriesWhich(db, { suspectedSpam: false, state: 'NEW' }) : null,
    unanswered: sells ? await countUnanswered(db) : null,
    suspectedEnquiries: sells ? await countEnquiriesWhich(db, { suspectedSpam: true, state: 'NEW' }) : null,
    suspectedMessages: sells ? await countSuspected(db) : null,
    endingOffers: sells ? (await endingSoon(db, now)).length : null,
    failedMails: sells ? await countUnsettledMails(db) : null,
    mailTrouble: sells ? await mailTrouble({ db, mailHost }) : null,
    stoppedImports: edits ? await countStopped(db) : null,
    stoppedPlans: edits ? await countStoppedPlans(db) : null,
  };
}

async function countStopped(db: Db) {
  const all = await list(db);
  const last = await lastRunOf(
    db,
    all.map(({ id }) => id),
  );
  return [...last.values()].filter(({ state }) => state === 'STOPPED' || state === 'FAILED').length;
}
