import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import * as words from '../../../words/admin/en/fileImports.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { FileReading } from './setup/FileReading.tsx';
import { ImportBar } from './ImportBar.tsx';
import { KeepAsProfile } from './KeepAsProfile.tsx';
import { LeftOut } from './leftOut/LeftOut.tsx';
import { LeftValues } from './leftOut/LeftValues.tsx';
import { PresetOffer } from './setup/PresetOffer.tsx';
import { groupRows } from './leftOutGroups.ts';
import type { MissingRule } from './missingTexts.ts';
import { columnsId, SheetColumns } from './setup/SheetColumns.tsx';
import { SheetPicker } from './SheetPicker.tsx';
import { questionOf, SheetQuestions } from './SheetQuestions.tsx';
import { StopBox } from './StopBox.tsx';
import { Trial } from './trial/Trial.tsx';
import { hasName, useSheetImport, type Done } from './useSheetImport.ts';

interface Props {
  file: File;
  /** It says how the file is read; without one, the columns are asked for. */
  profile?: { id: string; name: string; setup: { missing: MissingRule } } | undefined;
  onChoose: (file: File) => void;
  onCancel: () => void;
  /** `isKept`: how the file was read has become a profile. */
  onDone: (done: Done, isKept: boolean) => void;
}

/**
 * Shows what an import would do, and beside it how the file is read. What matters comes first, also on a phone. Nothing is
 * written before the button is pressed.
 */
export function SheetImport({ file, profile, onChoose, onCancel, onDone }: Props) {
  const [keptAs, setKeptAs] = useState<string>();
  const name = keptAs?.trim();
  const state = useSheetImport(file, (done) => onDone(done, Boolean(name)), { profile: profile?.id, keepAs: name });
  const screen = profile ? runScreen(profile) : importScreen;
  const { sheet, columns, trial, failure, checking } = state;
  const result = trial && (
    <Trial trial={trial} checking={checking} missing={profile?.setup.missing} onCorrect={state.correct}>
      {profile && trial.stops.length > 0 && <StopBox title={words.wouldStopItself} reasons={trial.stops} />}
      {!profile && <SheetQuestions state={state} trial={trial} besides={askedBeside(trial)} />}
      <LeftOut file={file} state={state} trial={trial} />
      <LeftValues trial={trial} />
    </Trial>
  );
  return (
    <AdminPage
      {...screen}
      action={
        <Stack direction="row" className="shrinks" sx={fileLook}>
          <Typography className="breaks" variant="body2" sx={{ display: 'flex', gap: 1 }}>
            <TableChartOutlined className="rigid icon-20" />
            <span>
              <strong>{file.name}</strong>
              {sheet?.name && `, ${(sheet.records.length > 0 ? words.recordNamed : words.sheetNamed)(sheet.name)}`}
              {sheet && `, ${words.rowCount(sheet.rows)}`}
            </span>
          </Typography>
          <SheetPicker sx={{ ml: -1, px: 1, textDecoration: 'underline' }} onChoose={onChoose}>
            {words.chooseAnotherFile}
          </SheetPicker>
        </Stack>
      }
    >
      <div role="alert">
        {failure && (
          <Alert severity={failure.isOutdated ? 'warning' : 'error'} sx={{ mb: 2 }}>
            {[failure.sentence, ...(failure.isOutdated ? [words.belowIsWhatItWouldDo] : [])].join(' ')}
          </Alert>
        )}
      </div>
      {!sheet && !failure && !trial && <FieldSkeletons heights={[64, 64, 64]} />}
      {profile && trial && (
        <Box aria-busy={checking} sx={{ pb: 3 }}>
          {result}
        </Box>
      )}
      {sheet?.preset && <PresetOffer preset={sheet.preset} file={file} />}
      {sheet && (
        <Box sx={columnsLook}>
          <Stack aria-busy={checking} className="shrinks" spacing={2}>
            {!hasName(columns) && (
              <Panel>
                <Typography role="status" sx={{ p: 2.5 }}>
                  <Link href={`#${columnsId}`} color="inherit">
                    {words.noColumnHoldsTheName}
                  </Link>
                </Typography>
              </Panel>
            )}
            {checking && !trial && <FieldSkeletons heights={[64, 64, 64]} />}
            {result}
          </Stack>
          <SheetColumns
            sheet={sheet}
            columns={columns}
            onAssign={state.assign}
            reading={
              <FileReading
                sheet={sheet}
                format={state.answers.format}
                onFormat={(format) => state.readAs({ format })}
                onRecord={(record) => state.readAs({ record })}
              />
            }
          >
            <KeepAsProfile file={file} name={keptAs} onName={setKeptAs} />
          </SheetColumns>
        </Box>
      )}
      {trial && <ImportBar trial={trial} state={state} missing={profile?.setup.missing} onCancel={onCancel} />}
    </AdminPage>
  );
}

/** Returns the questions that stand beside the mistakes that they settle. */
function askedBeside(trial: NonNullable<ReturnType<typeof useSheetImport>['trial']>) {
  const rows = trial.rows.filter(({ outcome }) => outcome === 'WRONG');
  const { groups } = groupRows(rows, () => true);
  return new Set(groups.flatMap((group) => questionOf(group, trial) ?? []));
}

const fileLook = { flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mr: { xs: 'auto', md: 0 } };
const columnsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 372px' },
  alignItems: 'start',
  gap: 2.5,
  pb: 3,
};

const runScreen = ({ name }: { name: string }) => ({
  title: name,
  above: { to: '/admin/imports', title: words.imports, here: words.run },
});

/** The heading is the same before and after a file is chosen. */
export const importScreen = {
  title: words.importProducts,
  above: { to: '/admin/imports', title: words.imports, here: words.importAFile },
};
