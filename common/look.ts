/** A colour with its shades, and the colour of texts on it. */
type Shades = { main: string; light?: string; dark?: string; contrastText: string };

/** The colours of a scheme. `surface` are backgrounds, `tint` fills of badges, `line` lines of drawings. */
export interface Scheme {
  primary: Shades;
  secondary: Shades;
  error: Shades;
  warning: Shades;
  success: Shades;
  info: Shades;
  text: Record<'primary' | 'secondary' | 'disabled', string>;
  background: Record<'default' | 'paper', string>;
  divider: string;
  /** The border of controls. */
  outline: string;
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
}

/**
 * How the product looks: MUI's variables, the style sheet, papers, mails, icons, pages without scripts and the manifest are
 * made of it, and no other file names a colour, a typeface or a radius (docs/decisions/136).
 */
export interface Look {
  light: Scheme;
  dark: Scheme;
  /** Papers and mails are light, whatever scheme their reader prefers. */
  paper: { white: string; hairline: string; mailRule: string };
  /** Shadows and what lies over a page are this colour, more or less transparent. */
  shade: string;
  typeface: {
    name: string;
    /** With the system's typefaces that are fitted to it until it has arrived. */
    family: string;
    /** Where nothing is loaded, as on pages that are shown when the site cannot be. */
    plainFamily: string;
    /** Mail programs have no other. */
    mailFamily: string;
    weights: Record<'regular' | 'medium' | 'semibold', number>;
    /** Headings are slightly wide. Width, not colour, makes the hierarchy. */
    widths: Record<'display' | 'heading' | 'label' | 'normal', string>;
  };
  /** Corners of controls and cards, of what is as small as a badge, and of dialogs, in pixels. */
  radius: { usual: number; small: number; large: number };
  /** The unit of all gaps, in pixels. */
  spacing: number;
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

const light: Scheme = {
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

const dark: Scheme = {
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

export const look: Look = {
  light,
  dark,
  paper: { white: '#fff', hairline: '#B9C4BE', mailRule: '#C9D1CC' },
  shade: '#0A110E',
  typeface: {
    name: 'Archivo',
    family: "'Archivo Variable', 'Archivo Fallback', 'Archivo Fallback Roboto', Arial, sans-serif",
    plainFamily: "'Archivo Variable', Archivo, Arial, sans-serif",
    mailFamily: 'Arial, sans-serif',
    weights: { regular: 400, medium: 500, semibold: 600 },
    widths: { display: '110%', heading: '108%', label: '104%', normal: '100%' },
  },
  radius: { usual: 3, small: 2, large: 4 },
  spacing: 8,
};

/** Returns the red, green and blue of a colour of six digits. */
export const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Returns a colour that lets some of what is behind it through: 'rgba(10,17,14,.16)'. */
export const transparent = (colour: string, share: number) =>
  `rgba(${channelsOf(colour).join(',')},${String(share).replace(/^0/, '')})`;
