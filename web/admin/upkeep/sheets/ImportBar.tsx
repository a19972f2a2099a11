import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import * as words from '../../../words/admin/en/fileImports.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { BottomBar } from '../../parts/page/BottomBar.tsx';
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
  const unanswered = unansweredOf(state);
  const stopped = trial.stops.length > 0;
  const count = added + changed + missing;
  if (state.job) {
    return (
      <BottomBar>
        <ImportProgress job={state.job} />
      </BottomBar>
    );
  }
  return (
    <BottomBar
      says={count === 0 ? words.nothingToImport : words.willBeWritten(count, { changed, added, missing })}
      note={(count > 0 || unanswered !== null) && (unanswered ?? words.canBeUndone)}
      keepNote={unanswered !== null}
    >
      <Button variant="outlined" size="small" onClick={onCancel}>
        {words.cancel}
      </Button>
      {count > 0 && (
        <BusyButton
          busy={state.checking}
          disabled={unanswered !== null}
          startIcon={<FileUploadOutlined />}
          onClick={state.importAll}
        >
          {/* The reasons stand on the same screen, so that nothing is asked once more. */}
          {stopped ? words.letThisRunPass : words.importRows(count)}
        </BusyButton>
      )}
    </BottomBar>
  );
}

function unansweredOf({ asksMark, asksBasis, asksHidden, asksJumps }: SheetImportState) {
  if (asksMark) return words.firstSayMark;
  if (asksBasis) return words.firstSayBasis;
  if (asksHidden) return words.firstSayHidden;
  return asksJumps ? words.firstSayJumps : null;
}
