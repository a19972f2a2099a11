import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Select } from '@mui/material';

interface Props {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  /** The language of the options. */
  lang?: string;
  onChoose: (value: string) => void;
}

/** Filters a list. The browser's own select is quick by keyboard, and familiar on a phone. */
export function FilterSelect({ label, value, options, lang, onChoose }: Props) {
  return (
    <Select
      native
      size="small"
      value={value}
      IconComponent={ExpandMoreOutlined}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ flex: { xs: '1 1 140px', sm: 'none' }, maxWidth: { sm: 200 }, minWidth: 0, fontSize: { md: 15 } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.value ? lang : undefined}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
