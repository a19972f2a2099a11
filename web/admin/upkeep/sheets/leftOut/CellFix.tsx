import { siteLanguage } from '../../../../../common/text/locale.ts';
import { TextField } from '@mui/material';
import * as words from '../../../../words/admin/en/fileImports.ts';

interface Props {
  /** What the cell is, for screen readers: 'Price in row 121'. */
  label: string;
  value: string;
  onFix: (value: string) => void;
}

/** A wrong cell that is corrected where it stands: Enter, or leaving the field, tries the file again with the new value. */
export const CellFix = ({ label, value, onFix }: Props) => (
  <TextField
    size="small"
    key={value}
    defaultValue={value}
    placeholder={words.empty}
    error
    slotProps={{ htmlInput: { 'aria-label': label, lang: siteLanguage, maxLength: 10_000 } }}
    sx={{ width: '100%', maxWidth: 260, '& input': { py: 0.75, fontWeight: 600 } }}
    onBlur={({ target }) => target.value !== value && onFix(target.value)}
    onKeyDown={({ key, target }) => {
      if (key === 'Enter') (target as HTMLInputElement).blur();
      if (key === 'Escape') (target as HTMLInputElement).value = value;
    }}
  />
);
