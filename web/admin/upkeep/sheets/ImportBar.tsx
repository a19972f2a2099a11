import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { Box, Button, Typography } from '@mui/material';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { useBottomBar } from '../../parts/page/useBottomBar.ts';
import { counted } from '../../parts/texts/counted.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { writtenMissing, type MissingRule } from './missingTexts.ts';
import type { Trial } from './sheetTypes.ts';
import type { SheetImportState } from './useSheetImport.ts';

interface Props {
  trial: Trial;
  state: SheetImportState;
  /** What the profile does with products that are not in the file. */
  missing?: MissingRule | undefined;
  onCancel: () => void;
}

/** Repeats what will happen beside the button that does it. */
export function ImportBar({ trial, state, missing: rule, onCancel }: Props) {
  const { added, changed } = trial;
  const missing = writtenMissing(rule, trial);
  const bar = useBottomBar();
  const unanswered = unansweredOf(state);
  const stopped = trial.stops.length > 0;
  const count = added + changed + missing;
  const parts = [
    ...(changed ? [`${changed} changed`] : []),
    ...(added ? [`${added} new`] : []),
    ...(missing ? [`${missing} not in the file`] : []),
  ];
  if (state.job) {
    return (
      <Box ref={bar} sx={barLook}>
        <ImportProgress job={state.job} />
      </Box>
    );
  }
  return (
    <Box ref={bar} sx={barLook}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' } }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {count === 0
            ? 'There is nothing to import.'
            : `${counted(count, 'row')} will be written: ${parts.join(', ')}.`}
        </Typography>
        {(count > 0 || state.asksMark) && (
          <Typography variant="body2" sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}>
            {unanswered ?? 'All rows or none are imported. You can undo the import for 30 days.'}
          </Typography>
        )}
      </Box>
      <Button variant="outlined" size="small" onClick={onCancel}>
        Cancel
      </Button>
      {count > 0 && (
        <BusyButton
          busy={state.checking}
          disabled={unanswered !== null}
          startIcon={<FileUploadOutlined />}
          onClick={state.importAll}
        >
          {/* The reasons stand on the same screen, so that nothing is asked once more. */}
          {stopped ? 'Let this run pass' : `Import ${counted(count, 'row')}`}
        </BusyButton>
      )}
    </Box>
  );
}

function unansweredOf({ asksMark, asksBasis }: SheetImportState) {
  if (asksMark) return 'First say under Columns what the decimal mark of the numbers is.';
  return asksBasis ? 'First say under Columns whether the prices are with KDV.' : null;
}

const barLook = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mx: { xs: -2, md: -5 },
  mb: { xs: -2, md: -5 },
  p: { xs: '12px 16px', md: '14px 40px' },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
