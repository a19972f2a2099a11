import { siteLanguage } from '../../../../common/text/locale.ts';
import { Box, Typography } from '@mui/material';
import * as words from '../../../words/admin/en/importProfiles.ts';
import { useLabelOf } from '../../catalogue/products/sheetFields.ts';
import { usePages } from '../../parts/lists/usePages.tsx';
import { groupRows, rangesOf } from '../sheets/leftOutGroups.ts';
import type { TrialRow } from '../sheets/sheetTypes.ts';

/** A file may have thousands of such rows. */
const pageSize = 10;

/** Lists the rows that a run has refused, equal causes once. */
export function RefusedCauses({ rows }: { rows: TrialRow[] }) {
  const labelOf = useLabelOf();
  const { groups, single } = groupRows(rows);
  const causes = [
    ...groups.map(({ input, message, value, lines }) => ({
      cause: `${labelOf(input)}: ${message}`,
      value,
      place: words.rowsAt(lines.length, rangesOf(lines)),
    })),
    ...single.map(({ line, name, reasons: [reason] }) => ({
      cause: reason ? `${labelOf(reason.input)}: ${reason.message}` : words.itMayMeanSeveralProducts,
      value: reason?.value ?? null,
      place: words.rowNamed(line, name),
    })),
  ];
  const { visible, pager } = usePages(causes, pageSize);
  return (
    <>
      <Box component="ul" aria-label={words.refused} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {visible.map(({ cause, value, place }) => (
          <Box component="li" key={`${place} ${cause}`} sx={rowLook}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {cause}
            </Typography>
            <Typography variant="body2" lang={siteLanguage} sx={{ color: 'text.secondary' }}>
              {place}
              {value && `: ${value}`}
            </Typography>
          </Box>
        ))}
      </Box>
      {pager}
    </>
  );
}

const rowLook = { p: '10px 20px', borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' };
