import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { healthChecks } from '../../../../common/health/healthChecks.ts';
import { useTodayHealthQuery } from './today.generated.ts';
import { gridOf, listOf } from '../health/fixes.ts';
import * as words from '../../../words/admin/en/today.ts';
import { stateOf, type Block } from './block.ts';

/** The checks of the catalogue that find more than a week ago. */
export function useWorsened(isShown: boolean): Block {
  const query = useTodayHealthQuery({ fetchPolicy: 'cache-and-network', skip: !isShown });
  const worse = (query.data?.health.findings ?? []).flatMap(({ check, count, before }) =>
    before !== null && before !== undefined && count > before ? [{ check, count, more: count - before }] : [],
  );
  return {
    title: words.health,
    total: worse.length,
    listed: '/admin/health',
    whole: { to: '/admin/health', label: words.health },
    rows: worse.map(({ check, count, more }) => {
      const { name } = healthChecks[check];
      const grid = gridOf(check);
      const [to, word] = grid ? [grid, words.fixInGrid] : [listOf(check), words.seeTheList];
      return {
        key: check,
        icon: { Icon: TrendingUpOutlined, colour: 'warning.main' },
        title: words.moreName(name, more),
        text: words.inAll(count),
        to,
        end: (
          <Button
            size="small"
            component={Link}
            to={to}
            aria-label={`${word}: ${name}`}
            sx={{ position: 'relative', height: 34, px: 1.5, mr: -1.5 }}
          >
            {word}
          </Button>
        ),
      };
    }),
    ...stateOf({ ...query, isSkipped: !isShown }),
  };
}
