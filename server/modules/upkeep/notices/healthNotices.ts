import { healthCheckNames, healthChecks } from '../../../../common/health/healthChecks.ts';
import { editors } from '../../../entity/entity.ts';
import { someOf, type KindOfNotice } from './said.ts';

/** Its numbers say how many more each check has found than the night before. */
export const healthWorsened: KindOfNotice = {
  roles: editors,
  say: async () => (notice) => {
    const risen = healthCheckNames.filter((name) => (notice.numbers[name] ?? 0) > 0);
    const more = risen.reduce((sum, name) => sum + (notice.numbers[name] ?? 0), 0);
    const named = risen.map((name) => `${healthChecks[name].name}: ${notice.numbers[name]} more`);
    return {
      title: more === 1 ? 'Health found one thing more' : `Health found ${more} things more`,
      text: someOf(named, named.length),
      path: '/admin/health',
      mail: `Katalogda ${more} yeni eksik bulundu`,
    };
  },
};
