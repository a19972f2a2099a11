import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { healthChecks } from '../../../../common/health/healthChecks.ts';
import { useTodayHealthQuery } from '../../../graphql/generated/operations.ts';
import { gridOf, listOf } from '../health/fixes.ts';
import { stateOf, type Block } from './block.ts';

/** The checks of the catalogue that find more than a week ago. */
export function useWorsened(isShown: boolean): Block {
  const query = useTodayHealthQuery({ fetchPolicy: 'cache-and-network', skip: !isShown });
  const worse = (query.data?.health.findings ?? []).flatMap(({ check, count, before }) =>
    before !== null && before !== undefined && count > before ? [{ check, count, more: count - before }] : [],
  );
  return {
    title: 'Health',
    total: worse.length,
    listed: '/admin/health',
    whole: { to: '/admin/health', label: 'Health' },
    rows: worse.map(({ check, count, more }) => {
      const { name } = healthChecks[check];
      const grid = gridOf(check);
      const [to, word] = grid ? [grid, 'Fix in grid'] : [listOf(check), 'See the list'];
      return {
        key: check,
        icon: { Icon: TrendingUpOutlined, colour: 'warning.main' },
        title: `${name}: ${more} more`,
        text: `${count} in all`,
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
