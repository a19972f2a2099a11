import { healthCheckNames, healthChecks } from '../../../../common/health/healthChecks.ts';
import { editors } from '../../../entity/entity.ts';
import type { KindOfNotice } from './said.ts';
import { words } from '../../../words/words.ts';
import { officeWords } from '../../../words/office.ts';

/** Its numbers say how many more each check has found than the night before. */
export const healthWorsened: KindOfNotice = {
  roles: editors,
  say: async (_, __, language) => (notice) => {
    const said = officeWords(language).notices;
    const risen = healthCheckNames.filter((name) => (notice.numbers[name] ?? 0) > 0);
    const more = risen.reduce((sum, name) => sum + (notice.numbers[name] ?? 0), 0);
    const named = risen.map((name) => said.moreOf(healthChecks[name].name, notice.numbers[name] ?? 0));
    return {
      ...said.healthWorsened(more, named),
      path: '/admin/health',
      mail: words(language).notices.healthWorsened(more),
    };
  },
};
