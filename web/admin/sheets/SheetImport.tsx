import { Alert, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { BusyButton } from '../components/BusyButton.tsx';
import { FieldSkeletons } from '../components/FieldSkeletons.tsx';
import { PageDialog } from '../components/PageDialog.tsx';
import { counted } from '../texts/counted.ts';
import { SheetRows } from './SheetRows.tsx';
import { useSheetImport } from './useSheetImport.ts';

/** Shows what an import would do with each row, and does it once confirmed. */
export function SheetImport({ file, onClose }: { file: File; onClose: () => void }) {
  const { trial, refused, busy, importAll } = useSheetImport(file, onClose);
  const count = trial ? trial.added + trial.changed : 0;
  return (
    <PageDialog open title="Import products" width={760} onClose={onClose}>
      <DialogContent sx={{ p: '0 28px 24px' }}>
        <Typography variant="body2" noWrap sx={{ mb: 2, color: 'text.secondary' }}>
          {file.name}
        </Typography>
        <div role="alert">{refused && <Alert severity="error">{refused}</Alert>}</div>
        {!trial && !refused && <FieldSkeletons heights={[44, 44, 44]} />}
        {trial && (
          <>
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {trial.added} added, {trial.changed} changed, {trial.unchanged} unchanged, {trial.wrong} wrong
            </Typography>
            {trial.wrong > 0 && (
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                Nothing is imported while a row has an error. Correct the file and choose it again.
              </Typography>
            )}
            <SheetRows rows={trial.rows} />
          </>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: '16px 28px', gap: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" size="small" onClick={onClose}>
          Cancel
        </Button>
        {trial?.wrong === 0 && count > 0 && (
          <BusyButton busy={busy} onClick={importAll}>
            {`Import ${counted(count, 'row')}`}
          </BusyButton>
        )}
      </DialogActions>
    </PageDialog>
  );
}
