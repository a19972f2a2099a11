import { inArray } from 'drizzle-orm';
import { rateShown } from '../../../../common/money/money.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { exchangeRates } from '../../../db/tables/moneyTables.ts';
import { editors } from '../../../entity/entity.ts';
import { officeWords, type OfficeWords } from '../../../words/office.ts';
import { words } from '../../../words/words.ts';
import type { KindOfNotice } from './said.ts';

const { notices: lines } = words(siteLanguage);
const path = '/admin/money';

type Row = typeof exchangeRates.$inferSelect;
type Saying = {
  said: (words: OfficeWords['notices'], row: Row, rate: string, days: number) => { title: string; text: string };
  mail: (currency: string) => string;
};

/** The subject is the id of the rate, which is kept for ever. */
const ofRate = ({ said: sayOf, mail }: Saying): KindOfNotice => ({
  roles: editors,
  async say(db, notices, language) {
    const words = officeWords(language).notices;
    const ids = notices.flatMap(({ subjects }) => subjects.slice(-1));
    const rows = ids.length > 0 ? await db.select().from(exchangeRates).where(inArray(exchangeRates.id, ids)) : [];
    const found = new Map(rows.map((row) => [row.id, row]));
    return ({ subjects, numbers }) => {
      const row = found.get(subjects.at(-1) ?? '');
      if (!row) return { title: words.rateGone, text: '', path, mail: mail('') };
      return { ...sayOf(words, row, rateShown(row), numbers.days ?? 0), path, mail: mail(row.currency) };
    };
  },
});

export const rateStopped = ofRate({
  said: (words, { currency, state }, rate) => words.rateStopped(currency, rate, state === 'WAITING'),
  mail: lines.rateStopped,
});
export const rateOld = ofRate({
  said: (words, { currency }, rate, days) => words.rateOld(currency, rate, days),
  mail: lines.rateOld,
});
