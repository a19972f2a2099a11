import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import * as words from '../../../../words/admin/en/fileImports.ts';
import { LeftOutRowsDocument } from '../sheets.generated.ts';
import { saveFile } from '../../../parts/downloads/useDownload.ts';
import { usePages } from '../../../parts/lists/usePages.tsx';
import { Panel } from '../../../parts/page/Panel.tsx';
import { useNotify } from '../../../parts/toasts/useNotify.ts';
import { LeftOutGroup } from './LeftOutGroup.tsx';
import { LeftOutRow } from './LeftOutRow.tsx';
import { groupRows, leftOutId } from '../leftOutGroups.ts';
import { cureOf, questionOf } from '../SheetQuestions.tsx';
import type { Trial } from '../sheetTypes.ts';
import type { SheetImportState } from '../useSheetImport.ts';
import { useSheetSender } from '../useSheetSender.ts';
import { PlainList } from '../../../parts/lists/PlainList.tsx';

/** A file may have thousands of such rows. */
const pageSize = 25;

/**
 * Lists the rows that are wrong or unclear. They are left out unless they are answered here or corrected in the file.
 */
export function LeftOut({ file, state, trial }: { file: File; state: SheetImportState; trial: Trial }) {
  const send = useSheetSender();
  const notify = useNotify();
  const rows = trial.rows.filter(({ outcome }) => outcome === 'WRONG' || outcome === 'UNCLEAR');
  const { groups, single } = groupRows(rows, (group) => questionOf(group, trial) !== undefined);
  const { visible, pager } = usePages(single, pageSize);
  if (rows.length === 0) return null;

  async function download() {
    try {
      const { columns, corrections, answers, profile } = state;
      const { leftOutRows } = await send(LeftOutRowsDocument, { file, columns, corrections, answers, profile });
      saveFile(workbook(leftOutRows), `left-out-${file.name.replace(/\.\w+$/, '')}.xlsx`);
    } catch (error) {
      notify.failure(words.downloadFailed, error);
    }
  }

  return (
    <Panel>
      <Box component="section" id={leftOutId} tabIndex={-1} aria-label={words.rowsLeftOut} sx={{ scrollMarginTop: 80 }}>
        <Row className="wraps" spacing={1.5} sx={{ p: { xs: '12px 16px', sm: '12px 20px' } }}>
          <ErrorOutlined className="fails" />
          <Typography variant="h5" component="h2" className="head-type" sx={{ flex: '1 1 220px' }}>
            {words.rowsAreLeftOut(trial.unclear, trial.wrong)}
          </Typography>
          <Button size="small" startIcon={<DownloadOutlined />} sx={{ px: 1 }} onClick={() => void download()}>
            {words.downloadRows(rows.length)}
          </Button>
        </Row>
        <PlainList aria-label={words.leftOut}>
          {groups.map((group) => (
            <LeftOutGroup
              key={group.input + group.message}
              group={group}
              cure={cureOf(questionOf(group, trial), state, trial)}
              onCorrect={state.correctAll}
            />
          ))}
          {visible.map((row) => (
            <LeftOutRow key={row.line} row={row} onCorrect={state.correct} />
          ))}
        </PlainList>
        {pager}
      </Box>
    </Panel>
  );
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Decodes an .xlsx workbook from base64. */
const workbook = (base64: string) => new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type });
