import TrendingDownOutlined from '@mui/icons-material/TrendingDownOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import { Box, Button, MenuItem, TableCell, TableRow, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { healthChecks, isProductCheck, type ProductCheck } from '../../../../common/health/healthChecks.ts';
import type { HealthQuery } from './health.generated.ts';
import { ActionsMenu } from '../../parts/lists/ActionsMenu.tsx';
import * as words from '../../../words/admin/en/health.ts';
import { gridOf, listOf } from './fixes.ts';

type Finding = HealthQuery['health']['findings'][number];

interface Props {
  finding: Finding;
  narrow: boolean;
  /** Whether there are counts of a week ago. */
  compared: boolean;
  onFine: (check: ProductCheck) => void;
}

export function FindingRow({ finding, narrow, compared, onFine }: Props) {
  const { check, count } = finding;
  const { name, about } = healthChecks[check];
  const list = listOf(check);
  const grid = gridOf(check);
  const fix = grid ? { to: grid, word: words.fixInGrid } : { to: list, word: words.seeTheList };
  return (
    <TableRow>
      <TableCell component="th" scope="row" className="strong">
        {name}
        <Typography className="muted" variant="caption" component="p">
          {about}
        </Typography>
        {narrow && (
          <Box className="plain" sx={{ mt: 0.5 }}>
            {compared && <Since {...finding} />}
            <Button
              component={Link}
              to={fix.to}
              aria-label={`${fix.word}: ${name}`}
              size="small"
              sx={{ ml: -1, px: 1 }}
            >
              {fix.word}
            </Button>
          </Box>
        )}
      </TableCell>
      <TableCell align="right" sx={{ '&&': { fontSize: 16, fontWeight: 600 } }}>
        {count}
      </TableCell>
      {!narrow && compared && (
        <TableCell>
          <Since {...finding} />
        </TableCell>
      )}
      <TableCell align="right" className="unbroken">
        {!narrow && count > 0 && (
          <Button component={Link} to={fix.to} aria-label={`${fix.word}: ${name}`} size="small">
            {fix.word}
          </Button>
        )}
        <ActionsMenu name={name}>
          {(choose) => [
            <MenuItem key="list" component={Link} to={list} onClick={choose()}>
              {words.seeTheList}
            </MenuItem>,
            isProductCheck(check) && count > 0 && (
              <MenuItem key="fine" onClick={choose(() => onFine(check))}>
                {words.fineAsItIsMenu}
              </MenuItem>
            ),
          ]}
        </ActionsMenu>
      </TableCell>
    </TableRow>
  );
}

/** How the number has changed, by a word, a sign and a colour. */
function Since({ count, before }: Pick<Finding, 'count' | 'before'>) {
  if (before === null) return <Box className="muted">{words.isNew}</Box>;
  const more = count - before;
  if (more === 0) return <Box className="muted">{words.theSame}</Box>;
  const Icon = more > 0 ? TrendingUpOutlined : TrendingDownOutlined;
  return (
    <Box sx={{ ...sinceLook, color: more > 0 ? 'warning.main' : 'success.main' }}>
      <Icon sx={{ fontSize: 20 }} />
      {more > 0 ? words.more(more) : words.fewer(-more)}
    </Box>
  );
}

const sinceLook = { display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 600, whiteSpace: 'nowrap' } as const;
