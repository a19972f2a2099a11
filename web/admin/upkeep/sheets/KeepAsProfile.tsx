import { siteLanguage } from '../../../../common/text/locale.ts';
import { Checkbox, FormControlLabel, Stack, TextField } from '@mui/material';
import * as words from '../../../words/admin/en/fileImports.ts';

interface Props {
  file: File;
  /** It is undefined while nothing is to be kept. */
  name: string | undefined;
  onName: (name: string | undefined) => void;
}

/** Returns 'tedarikçi rulman' for 'tedarikci-rulman_2026-11.csv'. */
const nameOf = ({ name }: File) =>
  name
    .replace(/\.\w+$/, '')
    .replaceAll(/[\d_-]+/g, ' ')
    .trim() || words.supplier;

/** Offers to keep the columns and answers as a profile, so that the next file of this kind is read without a question. */
export const KeepAsProfile = ({ file, name, onName }: Props) => (
  <Stack className="ruled" spacing={1} sx={{ pt: 1, pb: 1.5 }}>
    <FormControlLabel
      control={<Checkbox checked={name !== undefined} onChange={(_, on) => onName(on ? nameOf(file) : undefined)} />}
      label={words.keepAsProfile}
    />
    {name !== undefined && (
      <TextField
        size="small"
        label={words.nameOfTheProfile}
        value={name}
        onChange={({ target }) => onName(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, lang: siteLanguage } }}
      />
    )}
  </Stack>
);
