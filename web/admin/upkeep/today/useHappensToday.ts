import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import { useTodayImportsQuery, useTodayPlansQuery } from './today.generated.ts';
import { planLookOf, planLooks } from '../../catalogue/plans/planLooks.ts';
import { stepText } from '../../catalogue/plans/planTexts.ts';
import { clockTime, waitedDays } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/today.ts';
import { stateOf, type Block, type TodayRow } from './block.ts';
import { useState } from 'react';
import { dayLong, dayOf, startOf } from '../../catalogue/plans/moments.ts';
import { firstSmall } from '../../session/officeLetters.ts';

type Due = TodayRow & { at: string };

/** Lists what the site does by itself until midnight. */
export function useHappensToday(isShown: boolean): Block {
  const imports = useTodayImportsQuery({ fetchPolicy: 'cache-and-network', skip: !isShown });
  const plans = usePlans(isShown);
  const dueImports = (imports.data?.importProfiles ?? []).flatMap(({ id, name, nextRunAt }): Due[] =>
    nextRunAt && waitedDays(nextRunAt) === 0
      ? [
          {
            at: nextRunAt,
            key: `import ${id}`,
            icon: { Icon: SwapHorizOutlined, colour: 'text.secondary' },
            title: name,
            text: words.importTime(clockTime(nextRunAt)),
            to: `/admin/imports/profiles/${encodeURIComponent(id)}`,
          },
        ]
      : [],
  );
  const duePlans = (plans.data?.planSteps ?? []).map((step): Due => ({
    at: step.at,
    key: `plan ${step.id}`,
    icon: { ...planLooks[planLookOf(step)], colour: 'text.secondary' },
    title: step.name,
    text: `${clockTime(step.at)}, ${firstSmall(stepText(step))}`,
    to: '/admin/plan',
  }));
  const due = [...dueImports, ...duePlans].toSorted((a, b) => a.at.localeCompare(b.at));
  return {
    title: words.happensToday,
    total: due.length,
    whole:
      duePlans.length > 0 ? { to: '/admin/plan', label: words.plan } : { to: '/admin/imports', label: words.imports },
    rows: due.map(({ at: _, ...row }) => row),
    ...stateOf({ ...imports, isSkipped: !isShown }, { ...plans, isSkipped: !isShown }),
  };
}

/** Asks for the plans of today, and for those that stopped. */
export function usePlans(isShown: boolean) {
  const [from] = useState(() => startOf(dayOf(Date.now())));
  const variables = { from: new Date(from).toISOString(), to: new Date(from + dayLong).toISOString() };
  return useTodayPlansQuery({ variables, fetchPolicy: 'cache-and-network', skip: !isShown });
}
