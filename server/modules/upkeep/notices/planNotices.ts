import { editors } from '../../../entity/entity.ts';
import type { Tx } from '../../../db/database.ts';
import { namesOfPlans } from '../../catalogue/plans/plans.store.ts';
import type { KindOfNotice, StoredNotice } from './said.ts';

const namesOf = (db: Tx, notices: StoredNotice[]) =>
  namesOfPlans(
    db,
    notices.map(({ about }) => about),
  );

const path = '/admin/plan';
const things = (count: number) => (count === 1 ? 'One thing was' : `${count} things were`);

/** The subject is the id of the plan. */
export const planDone: KindOfNotice = {
  roles: editors,
  async say(db, notices) {
    const names = await namesOf(db, notices);
    return ({ about, numbers: { count = 0, back = 0 } }) => {
      const name = names.get(about) ?? 'A plan that is gone';
      return {
        title: `${name} ${back ? 'went back' : 'happened'}`,
        text: `${things(count)} ${back ? 'put back to what was there before' : 'changed as planned'}.`,
        path,
        mail: `${back ? 'Planın dönüşü yapıldı' : 'Plan uygulandı'}: ${name}`,
      };
    };
  },
};

export const planStopped: KindOfNotice = {
  roles: editors,
  async say(db, notices) {
    const names = await namesOf(db, notices);
    return ({ about, numbers: { met = 0 } }) => {
      const name = names.get(about) ?? 'A plan that is gone';
      const why = met > 0 ? `Somebody has changed ${met} of its things since.` : 'Plan says why.';
      return {
        title: `${name} stopped`,
        text: `${why} Nothing was changed.`,
        path,
        mail: `Plan durdu, hiçbir şey değişmedi: ${name}`,
      };
    };
  },
};
