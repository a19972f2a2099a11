import { inArray } from 'drizzle-orm';
import { rateShown } from '../../../../common/money/money.ts';
import { exchangeRates } from '../../../db/tables/moneyTables.ts';
import { editors } from '../../../entity/entity.ts';
import { officeWords, type OfficeWords } from '../../../words/office.ts';
import { words, type Words } from '../../../words/words.ts';
import type { KindOfNotice } from './said.ts';

const path = '/admin/money';

type Row = typeof exchangeRates.$inferSelect;
type Saying = {
  said: (said: OfficeWords['notices'], row: Row, rate: string, days: number) => { title: string; text: string };
  mail: (lines: Words['notices'], currency: string) => string;
};

/** The subject is the id of the rate, which is kept for ever. */
const ofRate = ({ said: sayOf, mail }: Saying): KindOfNotice => ({
  roles: editors,
  async say(db, notices, language) {
    const said = officeWords(language).notices;
    const { notices: lines } = words(language);
    const ids = notices.flatMap(({ subjects }) => subjects.slice(-1));
    const rows = ids.length > 0 ? await db.select().from(exchangeRates).where(inArray(exchangeRates.id, ids)) : [];
    const found = new Map(rows.map((row) => [row.id, row]));
    return ({ subjects, numbers }) => {
      const row = found.get(subjects.at(-1) ?? '');
      if (!row) return { title: said.rateGone, text: '', path, mail: mail(lines, '') };
      return { ...sayOf(said, row, rateShown(row), numbers.days ?? 0), path, mail: mail(lines, row.currency) };
    };
  },
});

export const rateStopped = ofRate({
  said: (words, { currency, state }, rate) => words.rateStopped(currency, rate, state === 'WAITING'),
  mail: (lines, currency) => lines.rateStopped(currency),
});
export const rateOld = ofRate({
  said: (words, { currency }, rate, days) => words.rateOld(currency, rate, days),
  mail: (lines, currency) => lines.rateOld(currency),
});
