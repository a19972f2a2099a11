import { inArray } from 'drizzle-orm';
import { rateShown } from '../../../../common/money/money.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { exchangeRates } from '../../../db/tables/moneyTables.ts';
import { editors } from '../../../entity/entity.ts';
import * as said from '../../../words/en/notices.ts';
import { words } from '../../../words/words.ts';
import type { KindOfNotice } from './said.ts';

const { notices: lines } = words(siteLanguage);
const path = '/admin/money';

type Row = typeof exchangeRates.$inferSelect;
type Saying = {
  said: (row: Row, rate: string, days: number) => { title: string; text: string };
  mail: (currency: string) => string;
};

/** The subject is the id of the rate, which is kept for ever. */
const ofRate = ({ said: sayOf, mail }: Saying): KindOfNotice => ({
  roles: editors,
  async say(db, notices) {
    const ids = notices.flatMap(({ subjects }) => subjects.slice(-1));
    const rows = ids.length > 0 ? await db.select().from(exchangeRates).where(inArray(exchangeRates.id, ids)) : [];
    const found = new Map(rows.map((row) => [row.id, row]));
    return ({ subjects, numbers }) => {
      const row = found.get(subjects.at(-1) ?? '');
      if (!row) return { title: said.rateGone, text: '', path, mail: mail('') };
      return { ...sayOf(row, rateShown(row), numbers.days ?? 0), path, mail: mail(row.currency) };
    };
  },
});

export const rateStopped = ofRate({
  said: ({ currency, state }, rate) => said.rateStopped(currency, rate, state === 'WAITING'),
  mail: lines.rateStopped,
});
export const rateOld = ofRate({
  said: ({ currency }, rate, days) => said.rateOld(currency, rate, days),
  mail: lines.rateOld,
});
