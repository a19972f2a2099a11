import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import { useTodayImportsQuery } from '../../../graphql/generated/operations.ts';
import { clockTime, waitedDays } from '../../parts/texts/dates.ts';
import { stateOf, type Block } from './block.ts';

/** What the site does by itself until midnight. */
export function useHappensToday(isShown: boolean): Block {
  const query = useTodayImportsQuery({ fetchPolicy: 'cache-and-network', skip: !isShown });
  const due = (query.data?.importProfiles ?? [])
    .flatMap(({ id, name, nextRunAt }) =>
      nextRunAt && waitedDays(nextRunAt) === 0 ? [{ id, name, at: nextRunAt }] : [],
    )
    .toSorted((a, b) => a.at.localeCompare(b.at));
  return {
    title: 'Happens today',
    total: due.length,
    whole: { to: '/admin/imports', label: 'Imports' },
    rows: due.map(({ id, name, at }) => ({
      key: id,
      icon: { Icon: SwapHorizOutlined, colour: 'text.secondary' },
      title: name,
      text: `${clockTime(at)}, import`,
      to: `/admin/imports/profiles/${encodeURIComponent(id)}`,
    })),
    ...stateOf({ ...query, isSkipped: !isShown }),
  };
}
