import { siteLanguage } from '../../../../../common/text/locale.ts';
import { Box, Typography } from '@mui/material';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { useLabelOf } from '../../../catalogue/products/sheetFields.ts';
import { usePages } from '../../../parts/lists/usePages.tsx';
import { groupRows, rangesOf } from '../../sheets/leftOutGroups.ts';
import type { TrialRow } from '../../sheets/sheetTypes.ts';
import { PlainList } from '../../../parts/lists/PlainList.tsx';
import { Quiet } from '../../../parts/texts/Quiet.tsx';

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
      <PlainList aria-label={words.refused}>
        {visible.map(({ cause, value, place }) => (
          <Box component="li" key={`${place} ${cause}`} className="ruled" sx={rowLook}>
            <Typography variant="body2" className="strong">
              {cause}
            </Typography>
            <Quiet lang={siteLanguage}>
              {place}
              {value && `: ${value}`}
            </Quiet>
          </Box>
        ))}
      </PlainList>
      {pager}
    </>
  );
}

const rowLook = { p: '10px 20px', overflowWrap: 'anywhere' };
