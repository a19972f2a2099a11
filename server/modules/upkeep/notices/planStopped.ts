import { editors } from '../../../entity/entity.ts';
import * as plans from '../../catalogue/plans/plans.store.ts';
import type { KindOfNotice } from './said.ts';

/** The subject is the id of the plan. */
export const planStopped: KindOfNotice = {
  roles: editors,
  async say(db, notices) {
    const names = new Map<string, string>();
    for (const { about } of notices) names.set(about, (await plans.find(db, about))?.name ?? 'A plan');
    return ({ about, numbers: { met = 0 } }) => ({
      title: `${names.get(about)} stopped`,
      text: `Somebody has changed ${met} of its products since. Nothing was changed.`,
      path: '/admin/plan',
      mail: `Plan durdu, hiçbir şey değişmedi: ${names.get(about)}`,
    });
  },
};
