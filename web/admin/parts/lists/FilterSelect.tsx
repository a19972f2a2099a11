import { NativeSelect, type Choice } from '../inputs/NativeSelect.tsx';

interface Props {
  label: string;
  value: string;
  options: readonly Choice[];
  /** The shortcut key that focuses it. */
  shortcut?: string;
  /** The language of the options. */
  lang?: string | undefined;
  /** It is as wide as its place. */
  wide?: boolean;
  /** It stands in a line of text, without a frame. */
  plain?: boolean;
  /** It says what is open, as a heading does. */
  head?: boolean;
  /** It shares a line with such a heading. */
  beside?: boolean;
  onChoose: (value: string) => void;
}

/** A select without a label in sight, since its value says what it is about: it filters a list, or changes what is open. */
export const FilterSelect = ({ wide = false, plain = false, head = false, beside = false, ...props }: Props) => (
  <NativeSelect {...props} sx={plain ? plainLook : wide ? wideLook : head ? headLook : beside ? besideLook : look} />
);

const look = { flex: { xs: '1 1 140px', sm: 'none' }, maxWidth: { sm: 200 } };
const headLook = { flex: '1 1 120px', fontWeight: 600, '& select': { pl: 1.25 } };
const besideLook = { flex: '1 1 96px', '& select': { pl: 1.25 } };
const wideLook = { width: '100%', minHeight: { md: 36 }, fontSize: { md: 14 } };
const plainLook = {
  minHeight: { xs: 44, md: 32 },
  fontSize: { md: 14 },
  bgcolor: 'transparent',
  '& fieldset': { border: 0 },
  '& select.MuiOutlinedInput-input': { pl: 0.75, py: 0.5, minHeight: 0 },
};
