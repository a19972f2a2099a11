import { siteLanguage } from '../../../../common/text/locale.ts';
import { Button, DialogActions, DialogContent, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useState } from 'react';
import * as words from '../../../words/admin/en/importProfiles.ts';
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
    if (name.trim() === '') return setRefused(words.profileNameIsRequired);
    setBusy(true);
    setRefused(await onAdd(name.trim(), direction));
    return setBusy(false);
  }
  return (
    <PageDialog open title={words.addProfile} width={480} small onClose={onClose}>
      <DialogContent sx={{ p: '8px 28px 24px' }}>
        <TextField
          autoFocus
          fullWidth
          size="small"
          label={words.name}
          value={name}
          error={refused !== undefined}
          helperText={refused ?? words.suchAsTheSupplierWhoseFiles}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && void add()}
          slotProps={{ htmlInput: { maxLength: 100, lang: siteLanguage } }}
        />
        <RadioGroup
          aria-label={words.whatItDoes}
          value={direction}
          onChange={(_, chosen) => setDirection(chosen === 'EXPORT' ? 'EXPORT' : 'IMPORT')}
          sx={{ mt: 1.5 }}
        >
          <FormControlLabel value="IMPORT" control={<Radio size="small" />} label={words.readsFilesIntoTheCatalogue} />
          <FormControlLabel value="EXPORT" control={<Radio size="small" />} label={words.writesTheProductsIntoAFile} />
        </RadioGroup>
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: '16px 28px', gap: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        <BusyButton busy={busy} onClick={() => void add()}>
          {words.addProfile}
        </BusyButton>
      </DialogActions>
    </PageDialog>
  );
}
