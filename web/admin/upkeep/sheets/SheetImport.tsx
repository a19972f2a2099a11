import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { counted } from '../../parts/texts/counted.ts';
import { DecimalQuestion } from './DecimalQuestion.tsx';
import { ImportBar } from './ImportBar.tsx';
import { LeftOut } from './LeftOut.tsx';
import { SheetColumns } from './SheetColumns.tsx';
import { SheetPicker } from './SheetPicker.tsx';
import { DescriptionQuestion, PriceQuestion } from './SheetQuestions.tsx';
import { Trial } from './Trial.tsx';
import { hasName, useSheetImport, type Done } from './useSheetImport.ts';

interface Props {
  file: File;
  onChoose: (file: File) => void;
  onCancel: () => void;
  onDone: (done: Done) => void;
}

/**
 * Shows the columns at the left, and the result of an import at the right. Nothing is written before the button is
 * pressed.
 */
export function SheetImport({ file, onChoose, onCancel, onDone }: Props) {
  const state = useSheetImport(file, onDone);
  const { sheet, columns, trial, failure, checking } = state;
  return (
    <AdminPage
      {...importScreen}
      action={
        <Stack direction="row" sx={fileLook}>
          <Typography variant="body2" sx={{ display: 'flex', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <TableChartOutlined sx={{ flex: 'none', fontSize: 20 }} />
            <span>
              <strong>{file.name}</strong>
              {sheet?.name && `, sheet “${sheet.name}”`}
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
      {!sheet && !failure && <FieldSkeletons heights={[64, 64, 64]} />}
      {sheet && (
        <Box sx={columnsLook}>
          <SheetColumns sheet={sheet} columns={columns} onAssign={state.assign}>
            <DecimalQuestion state={state} trial={trial} />
            <PriceQuestion state={state} />
            <DescriptionQuestion state={state} trial={trial} />
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
      {trial && <ImportBar trial={trial} state={state} onCancel={onCancel} />}
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

/** The heading is the same before and after a file is chosen. */
export const importScreen = {
  title: 'Import products',
  above: { to: '/admin/products', title: 'Products', here: 'Import' },
};
