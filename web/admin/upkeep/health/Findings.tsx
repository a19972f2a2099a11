import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { Box, Link, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { healthChecks, type ProductCheck } from '../../../../common/health/healthChecks.ts';
import type { HealthQuery } from './health.generated.ts';
import { ActionsHeading } from '../../parts/lists/RowActions.tsx';
import { tableLook } from '../../parts/lists/tableLook.ts';
import { Panel } from '../../parts/page/Panel.tsx';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import { dayOnly } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/health.ts';
import { FindingRow } from './FindingRow.tsx';
import { smallLetters } from '../../session/officeLetters.ts';

interface Props {
  health: HealthQuery['health'];
  onFine: (check: ProductCheck) => void;
  onShowFine: () => void;
}

const nameOf = ({ check }: { check: keyof typeof healthChecks }) => healthChecks[check].name;

/** Lists what the checks find; those that find nothing are one line. */
export function Findings({ health, onFine, onShowFine }: Props) {
  const { findings, since, fineCount } = health;
  const narrow = useNarrow();
  const [isWhole, setIsWhole] = useState(false);
  const found = findings.filter(({ count }) => count > 0);
  const inOrder = findings.filter(({ count }) => count === 0);
  return (
    <Panel>
      {found.length === 0 && (
        <Typography className="strong" sx={{ p: 2, color: 'success.main' }}>
          {words.nothingToFix}
        </Typography>
      )}
      {(found.length > 0 || isWhole) && (
        <Table aria-label={words.health} sx={{ ...tableLook, '& tbody tr': { height: 56 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{words.check}</TableCell>
              <TableCell align="right">{words.found}</TableCell>
              {!narrow && since && <TableCell>{words.sinceDay(dayOnly(since))}</TableCell>}
              <ActionsHeading />
            </TableRow>
          </TableHead>
          <TableBody>
            {(isWhole ? findings : found).map((finding) => (
              <FindingRow
                key={finding.check}
                finding={finding}
                narrow={narrow}
                compared={since !== null}
                onFine={onFine}
              />
            ))}
          </TableBody>
        </Table>
      )}
      {inOrder.length > 0 && (
        <Stack direction="row" sx={{ ...footLook, bgcolor: 'background.default' }}>
          <CheckCircleOutlined className="icon-20" sx={{ color: 'success.main' }} />
          <Box component="span" className="rigid strong" sx={{ color: 'success.main' }}>
            {words.checksInOrder(inOrder.length)}
          </Box>
          <Box className="muted one-line grows shrinks" component="span">
            {smallLetters(inOrder.map(nameOf).join(', '))}
          </Box>
          <Link
            component="button"
            type="button"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
            className="rigid strong"
            sx={linkLook}
          >
            {isWhole ? words.fold : words.show}
          </Link>
        </Stack>
      )}
      {fineCount > 0 && (
        <Box sx={footLook}>
          <span>
            {words.saidToBeFine(fineCount)}{' '}
            <Link
              component="button"
              type="button"
              aria-haspopup="dialog"
              onClick={onShowFine}
              className="rigid strong"
              sx={linkLook}
            >
              {words.seeThem}
            </Link>
          </span>
        </Box>
      )}
    </Panel>
  );
}

const footLook = {
  display: 'flex',
  flexDirection: 'row',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: 2,
  py: 1,
  borderTop: 'var(--hairline)',
  fontSize: 15,
} as const;

const linkLook = { minHeight: 24, fontSize: 'inherit', verticalAlign: 'baseline' } as const;
