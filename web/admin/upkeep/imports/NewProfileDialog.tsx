import { Button, DialogActions, DialogContent, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useState } from 'react';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';

interface Props {
  /** Returns why the name was refused; undefined when the profile was added. */
  onAdd: (name: string, direction: 'IMPORT' | 'EXPORT') => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for the name of a new profile; all else is entered on its own page. */
export function NewProfileDialog({ onAdd, onClose }: Props) {
  const [name, setName] = useState('');
  const [direction, setDirection] = useState<'IMPORT' | 'EXPORT'>('IMPORT');
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function add() {
    if (name.trim() === '') return setRefused('Profile name is required');
    setBusy(true);
    setRefused(await onAdd(name.trim(), direction));
    return setBusy(false);
  }
  return (
    <PageDialog open title="Add profile" width={480} small onClose={onClose}>
      <DialogContent sx={{ p: '8px 28px 24px' }}>
        <TextField
          autoFocus
          fullWidth
          size="small"
          label="Name"
          value={name}
          error={refused !== undefined}
          helperText={refused ?? 'Such as the supplier whose files it reads.'}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && void add()}
          slotProps={{ htmlInput: { maxLength: 100, lang: 'tr' } }}
        />
        <RadioGroup
          aria-label="What it does"
          value={direction}
          onChange={(_, chosen) => setDirection(chosen === 'EXPORT' ? 'EXPORT' : 'IMPORT')}
          sx={{ mt: 1.5 }}
        >
          <FormControlLabel value="IMPORT" control={<Radio size="small" />} label="Reads files into the catalogue" />
          <FormControlLabel value="EXPORT" control={<Radio size="small" />} label="Writes the products into a file" />
        </RadioGroup>
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: '16px 28px', gap: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" size="small" onClick={onClose}>
          Cancel
        </Button>
        <BusyButton busy={busy} onClick={() => void add()}>
          Add profile
        </BusyButton>
      </DialogActions>
    </PageDialog>
  );
}
