import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { LeftOutRowsDocument } from '../../../graphql/generated/operations.ts';
import { saveFile } from '../../parts/downloads/saveFile.ts';
import { usePages } from '../../parts/lists/usePages.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { counted } from '../../parts/texts/counted.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { LeftOutGroup } from './LeftOutGroup.tsx';
import { LeftOutRow } from './LeftOutRow.tsx';
import { groupRows, leftOutId } from './leftOutGroups.ts';
import type { Trial } from './sheetTypes.ts';
import type { SheetImportState } from './useSheetImport.ts';
import { useSheetSender } from './useSheetSender.ts';

/** A file may have thousands of such rows. */
const pageSize = 25;

/**
 * Lists the rows that are wrong or unclear. They are left out unless they are answered here or corrected in the file.
 */
export function LeftOut({ file, state, trial }: { file: File; state: SheetImportState; trial: Trial }) {
  const send = useSheetSender();
  const notify = useNotify();
  const rows = trial.rows.filter(({ outcome }) => outcome === 'WRONG' || outcome === 'UNCLEAR');
  const { groups, single } = groupRows(rows);
  const { visible, pager } = usePages(single, pageSize);
  if (rows.length === 0) return null;

  async function download() {
    try {
      const { columns, corrections, answers, profile } = state;
      const { leftOutRows } = await send(LeftOutRowsDocument, { file, columns, corrections, answers, profile });
      saveFile(workbook(leftOutRows), `left-out-${file.name.replace(/\.\w+$/, '')}.xlsx`);
    } catch (error) {
      notify.failure('Failed to download the rows. Please try again.', error);
    }
  }

  return (
    <Panel>
      <Box
        component="section"
        id={leftOutId}
        tabIndex={-1}
        aria-label="Rows that are left out"
        sx={{ scrollMarginTop: 80 }}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: '12px 20px' }}>
          <ErrorOutlined sx={{ color: 'error.main' }} />
          <Typography variant="h5" component="h2" sx={{ flex: '1 1 220px', fontSize: 17 }}>
            {headingOf(trial)}
          </Typography>
          <Button size="small" startIcon={<DownloadOutlined />} sx={{ px: 1 }} onClick={() => void download()}>
            {rows.length === 1 ? 'Download this row (.xlsx)' : 'Download these rows (.xlsx)'}
          </Button>
        </Stack>
        <Box component="ul" aria-label="Left out" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {groups.map((group) => (
            <LeftOutGroup key={group.input + group.message} group={group} onCorrect={state.correctAll} />
          ))}
          {visible.map((row) => (
            <LeftOutRow key={row.line} row={row} onCorrect={state.correct} />
          ))}
        </Box>
        {pager}
      </Box>
    </Panel>
  );
}

/** Returns '3 rows are wrong and will be left out'. */
function headingOf({ wrong, unclear }: Trial) {
  const are = (count: number, what: string) => `${counted(count, 'row')} ${count === 1 ? 'is' : 'are'} ${what}`;
  const parts = [...(unclear ? [are(unclear, 'unclear')] : []), ...(wrong ? [are(wrong, 'wrong')] : [])];
  return `${parts.join(', ')} and will be left out`;
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Decodes an .xlsx workbook from base64. */
const workbook = (base64: string) => new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type });
