import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { BottomBar } from '../../parts/page/BottomBar.tsx';
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

const canBeUndone = 'All rows or none are imported. You can undo the import for 30 days.';

/** Repeats what will happen beside the button that does it. */
export function ImportBar({ trial, state, missing: rule, onCancel }: Props) {
  const { added, changed } = trial;
  const missing = writtenMissing(rule, trial);
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
      <BottomBar>
        <ImportProgress job={state.job} />
      </BottomBar>
    );
  }
  return (
    <BottomBar
      says={
        count === 0 ? 'There is nothing to import.' : `${counted(count, 'row')} will be written: ${parts.join(', ')}.`
      }
      note={(count > 0 || state.asksMark) && (unanswered ?? canBeUndone)}
    >
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
    </BottomBar>
  );
}

function unansweredOf({ asksMark, asksBasis }: SheetImportState) {
  if (asksMark) return 'First say under Columns what the decimal mark of the numbers is.';
  return asksBasis ? 'First say under Columns whether the prices are with KDV.' : null;
}
