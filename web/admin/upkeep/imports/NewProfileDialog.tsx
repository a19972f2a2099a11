import { siteLanguage } from '../../../../common/text/locale.ts';
import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import * as words from '../../../words/admin/en/importProfiles.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';

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
    <ActDialog
      title={words.addProfile}
      typed={[name, direction]}
      act={words.addProfile}
      busy={busy}
      onAct={add}
      onClose={onClose}
    >
      <TextInput
        label={words.name}
        lang={siteLanguage}
        autoFocus
        defaultValue={name}
        error={refused}
        hint={words.suchAsTheSupplierWhoseFiles}
        onChange={({ target }) => setName(target.value)}
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
    </ActDialog>
  );
}
