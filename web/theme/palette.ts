import type { PaletteOptions } from '@mui/material/styles';

/** Our own groups besides MUI's: backgrounds, fills for badges, lines of drawings, and the border of controls. */
interface Groups {
  surface: Record<
    | 'plate'
    | 'sunken'
    | 'ink'
    | 'inkText'
    | 'inkMuted'
    | 'inkRaised'
    | 'inkLine'
    | 'band'
    | 'bandText'
    | 'bandMuted'
    | 'bandLine'
    | 'accentOnInk'
    | 'successOnInk'
    | 'errorOnInk',
    string
  >;
  tint: Record<
    'accent' | 'accentText' | 'primary' | 'primaryText' | 'neutral' | 'neutralText' | 'warning' | 'error',
    string
  >;
  line: Record<'axis' | 'shade' | 'dim', string>;
  outline: string;
}

declare module '@mui/material/styles' {
  interface Palette extends Groups {}
  interface PaletteOptions extends Groups {}
}

/** These are the same in both schemes, because ink and band are dark backgrounds in both. */
const onDark = {
  inkText: '#E8EDEA',
  inkMuted: '#A9B7B0',
  inkRaised: '#1F332C',
  inkLine: '#3A4A43',
  bandText: '#F1F5F3',
  bandMuted: '#B9CCC3',
  bandLine: '#3E6458',
  accentOnInk: '#FF8B5A',
  successOnInk: '#7CCB98',
  errorOnInk: '#FF8A93',
};

export const light: PaletteOptions = {
  primary: { main: '#1F4D40', light: '#3F6B5D', dark: '#14362C', contrastText: '#FFFFFF' },
  secondary: { main: '#BE4210', light: '#D64F17', dark: '#96330B', contrastText: '#FFFFFF' },
  error: { main: '#B3162E', contrastText: '#FFFFFF' },
  warning: { main: '#8A5A00', contrastText: '#FFFFFF' },
  success: { main: '#1E6B3C', contrastText: '#FFFFFF' },
  info: { main: '#22596F', contrastText: '#FFFFFF' },
  text: { primary: '#14241E', secondary: '#4C5C55', disabled: '#84928B' },
  background: { default: '#FFFFFF', paper: '#FFFFFF' },
  divider: '#D5DDD8',
  outline: '#74837C',
  surface: { ...onDark, plate: '#EBEFEC', sunken: '#F4F7F5', ink: '#10211B', band: '#163A30' },
  tint: {
    accent: '#FBE9E1',
    accentText: '#96330B',
    primary: '#E0ECE7',
    primaryText: '#14362C',
    neutral: '#EBEFEC',
    neutralText: '#4C5C55',
    warning: '#FBF3E2',
    error: '#FBEBED',
  },
  line: { axis: '#14241E', shade: '#D3DBD6', dim: '#D64F17' },
};

export const dark: PaletteOptions = {
  primary: { main: '#8CC5B0', light: '#B3DCCD', dark: '#5F9A85', contrastText: '#0A1512' },
  secondary: { main: '#FF8B5A', light: '#FFB08C', dark: '#E06A34', contrastText: '#1F0D04' },
  error: { main: '#FF8A93', contrastText: '#2A0308' },
  warning: { main: '#E9B54D', contrastText: '#211600' },
  success: { main: '#7CCB98', contrastText: '#06170C' },
  info: { main: '#86BFD6', contrastText: '#04151C' },
  text: { primary: '#E8EDEA', secondary: '#A9B7B0', disabled: '#6B7A73' },
  background: { default: '#0F1814', paper: '#16211C' },
  divider: '#2A3832',
  outline: '#74857D',
  surface: { ...onDark, plate: '#131E19', sunken: '#0B130F', ink: '#0A110E', band: '#14332A' },
  tint: {
    accent: '#3A1E12',
    accentText: '#FFB08C',
    primary: '#1B352C',
    primaryText: '#B3DCCD',
    neutral: '#22302A',
    neutralText: '#C0CCC6',
    warning: '#2A2413',
    error: '#33191D',
  },
  line: { axis: '#9DB0A7', shade: '#0A120F', dim: '#FF8B5A' },
};
