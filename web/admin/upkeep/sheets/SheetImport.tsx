import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { counted } from '../../parts/texts/counted.ts';
import { DecimalQuestion } from './DecimalQuestion.tsx';
import { ImportBar } from './ImportBar.tsx';
import { KeepAsProfile } from './KeepAsProfile.tsx';
import { LeftOut } from './LeftOut.tsx';
import { LeftValues } from './LeftValues.tsx';
import { PresetOffer } from './PresetOffer.tsx';
import { RecordChoice } from './RecordChoice.tsx';
import { SheetColumns } from './SheetColumns.tsx';
import { SheetPicker } from './SheetPicker.tsx';
import { DescriptionQuestion, PriceQuestion } from './SheetQuestions.tsx';
import { StatusQuestion } from './StatusQuestion.tsx';
import { Trial } from './Trial.tsx';
import type { MissingRule } from './missingTexts.ts';
import { StopBox } from './StopBox.tsx';
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
 * Shows the columns at the left, and the result of an import at the right. Nothing is written before the button is
 * pressed.
 */
export function SheetImport({ file, profile, onChoose, onCancel, onDone }: Props) {
  const [keptAs, setKeptAs] = useState<string>();
  const name = keptAs?.trim();
  const state = useSheetImport(file, (done) => onDone(done, Boolean(name)), { profile: profile?.id, keepAs: name });
  const screen = profile ? runScreen(profile) : importScreen;
  const { sheet, columns, trial, failure, checking } = state;
  return (
    <AdminPage
      {...screen}
      action={
        <Stack direction="row" sx={fileLook}>
          <Typography variant="body2" sx={{ display: 'flex', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <TableChartOutlined sx={{ flex: 'none', fontSize: 20 }} />
            <span>
              <strong>{file.name}</strong>
              {sheet?.name && `, ${sheet.records.length > 0 ? 'record' : 'sheet'} “${sheet.name}”`}
              {sheet && `, ${counted(sheet.rows, 'row')}`}
            </span>
          </Typography>
          <SheetPicker sx={{ ml: -1, px: 1, textDecoration: 'underline' }} onChoose={onChoose}>
            Choose another file
          </SheetPicker>
        </Stack>
      }
    >
      <div role="alert">
        {failure && (
          <Alert severity={failure.isOutdated ? 'warning' : 'error'} sx={{ mb: 2 }}>
            {failure.sentence} {failure.isOutdated && 'Below is what the import would do now.'}
          </Alert>
        )}
      </div>
      {!sheet && !failure && !trial && <FieldSkeletons heights={[64, 64, 64]} />}
      {profile && trial && (
        <Stack aria-busy={checking} sx={{ gap: 2, minWidth: 0, pb: 3 }}>
          {trial.stops.length > 0 && (
            <StopBox title="It would stop itself. Nothing is changed." reasons={trial.stops} />
          )}
          <LeftOut file={file} state={state} trial={trial} />
          <Trial trial={trial} checking={checking} title="Dry run" missing={profile.setup.missing} />
          <LeftValues trial={trial} />
        </Stack>
      )}
      {sheet?.preset && <PresetOffer preset={sheet.preset} file={file} />}
      {sheet && (
        <Box sx={columnsLook}>
          <SheetColumns
            sheet={sheet}
            columns={columns}
            onAssign={state.assign}
            record={<RecordChoice sheet={sheet} onChoose={state.chooseRecord} />}
          >
            <DecimalQuestion state={state} trial={trial} />
            <PriceQuestion state={state} />
            <DescriptionQuestion state={state} trial={trial} />
            <StatusQuestion state={state} trial={trial} />
            <KeepAsProfile file={file} name={keptAs} onName={setKeptAs} />
          </SheetColumns>
          <Stack aria-busy={checking} sx={{ gap: 2, minWidth: 0 }}>
            {!hasName(columns) && (
              <Panel>
                <Typography role="status" sx={{ p: 2.5 }}>
                  No column holds the name of the product. Choose which one does under Columns.
                </Typography>
              </Panel>
            )}
            {checking && !trial && <FieldSkeletons heights={[64, 64, 64]} />}
            {trial && <LeftOut file={file} state={state} trial={trial} />}
            {trial && <Trial trial={trial} checking={checking} />}
          </Stack>
        </Box>
      )}
      {trial && <ImportBar trial={trial} state={state} missing={profile?.setup.missing} onCancel={onCancel} />}
    </AdminPage>
  );
}

const fileLook = {
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  mr: { xs: 'auto', md: 0 },
  minWidth: 0,
};
const columnsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '356px minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 2.5,
  pb: 3,
};

const runScreen = ({ name }: { name: string }) => ({
  title: name,
  above: { to: '/admin/imports', title: 'Imports', here: 'Run' },
});

/** The heading is the same before and after a file is chosen. */
export const importScreen = {
  title: 'Import products',
  above: { to: '/admin/imports', title: 'Imports', here: 'Import a file' },
};
