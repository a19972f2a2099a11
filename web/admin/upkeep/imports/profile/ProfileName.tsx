import { siteLanguage } from '../../../../../common/text/locale.ts';
import { TextField } from '@mui/material';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { Field } from '../../../parts/inputs/Field.tsx';
import type { ProfileEdit } from './useProfileEdit.ts';

/** The name of a profile. */
export const ProfileName = ({ edit }: { edit: ProfileEdit }) => (
  <Field label={words.name}>
    {({ id }) => (
      <TextField
        id={id}
        size="small"
        value={edit.name}
        onChange={({ target }) => edit.setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, lang: siteLanguage } }}
      />
    )}
  </Field>
);
