import { editors } from '../../../entity/entity.ts';
import type { Tx } from '../../../db/database.ts';
import { namesOfPlans } from '../../catalogue/plans/plans.store.ts';
import type { KindOfNotice, StoredNotice } from './said.ts';
import { words } from '../../../words/words.ts';
import { officeWords } from '../../../words/office.ts';

const namesOf = (db: Tx, notices: StoredNotice[]) =>
  namesOfPlans(
    db,
    notices.map(({ about }) => about),
  );

const path = '/admin/plan';

/** The subject is the id of the plan. */
export const planDone: KindOfNotice = {
  roles: editors,
  async say(db, notices, language) {
    const said = officeWords(language).notices;
    const names = await namesOf(db, notices);
    return ({ about, numbers: { count = 0, back = 0 } }) => {
      const name = names.get(about) ?? said.planGone;
      return {
        ...said.planDone(name, { count, isBack: back !== 0 }),
        path,
        mail: words(language).notices.planDone(name, back !== 0),
      };
    };
  },
};

export const planStopped: KindOfNotice = {
  roles: editors,
  async say(db, notices, language) {
    const said = officeWords(language).notices;
    const names = await namesOf(db, notices);
    return ({ about, numbers: { met = 0 } }) => {
      const name = names.get(about) ?? said.planGone;
      return {
        ...said.planStopped(name, met),
        path,
        mail: words(language).notices.planStopped(name),
      };
    };
  },
};
