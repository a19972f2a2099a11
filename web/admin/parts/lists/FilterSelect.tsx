import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Select } from '@mui/material';

interface Props {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  /** The language of the options. */
  lang?: string | undefined;
  /** It is as wide as its place. */
  wide?: boolean;
  /** It stands in a line of text, without a frame. */
  plain?: boolean;
  onChoose: (value: string) => void;
}

/** Filters a list. The browser's own select is quick by keyboard, and familiar on a phone. */
export function FilterSelect({ label, value, options, lang, wide = false, plain = false, onChoose }: Props) {
  return (
    <Select
      native
      size="small"
      value={value}
      IconComponent={ExpandMoreOutlined}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={plain ? plainLook : wide ? wideLook : look}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.value ? lang : undefined}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

const look = { flex: { xs: '1 1 140px', sm: 'none' }, maxWidth: { sm: 200 }, minWidth: 0, fontSize: { md: 15 } };
const wideLook = { width: '100%', minWidth: 0, minHeight: { md: 36 }, fontSize: { md: 14 } };
const plainLook = {
  minHeight: { xs: 44, md: 32 },
  fontSize: { md: 14 },
  bgcolor: 'transparent',
  '& fieldset': { border: 0 },
  '& select.MuiOutlinedInput-input': { pl: 0.75, py: 0.5, minHeight: 0 },
};
