import type { Theme } from '@mui/material/styles';
import { channelsOf, look } from '../../common/look.ts';
import { sizes } from './typography.ts';

const variants = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'subtitle1', 'subtitle2', 'body1', 'body2', 'caption'] as const;

/**
 * Offers the theme to plain CSS: sizes as variables, and each type variant as a class (`.t-h5`) that any other rule
 * overrides. Elements that repeat often on a page (cards) use it, because each styled component costs about 0.3 ms on
 * the server.
 */
export const globals = (theme: Theme) => ({
  ':root': {
    '--gutter': '20px',
    '--gap': '12px',
    '--section': '56px',
    '--container': '1280px',
    '--top-bar': '38px',
    '--bar': '64px',
    '--bar-shrunk': '56px',
    '--hairline': `1px solid ${theme.vars.palette.divider}`,
    '--edge': 'none',
    '--rule': `2px solid ${theme.vars.palette.text.primary}`,
    ...Object.fromEntries(Object.entries(sizes).map(([name, size]) => [`--type-${name}`, size])),
    '--radius-small': `${look.radius.small}px`,
    '--veil': channelsOf(look.shade).join(' '),
    '--fast': '120ms cubic-bezier(.2,0,0,1)',
    '--base': '180ms cubic-bezier(.2,0,0,1)',
    '--slow': '260ms cubic-bezier(.2,0,0,1)',
    [theme.breakpoints.up('sm')]: { '--gutter': '28px' },
    [theme.breakpoints.up('md')]: {
      '--gutter': '40px',
      '--gap': '24px',
      '--section': '88px',
      '--bar': '76px',
      '--bar-shrunk': '60px',
      '--type-hero': '3.25rem',
    },
    [theme.breakpoints.up('lg')]: { '--type-hero': '4rem' },
    [theme.breakpoints.up(1600)]: { '--type-hero': '4.5rem' },
  },
  // CssBaseline has each element inherit it: Chromium then keeps no styles for elements of one look, which made a scrolled
  // table nine times slower.
  '*, ::before, ::after': { boxSizing: 'border-box' },
  // Plain elements lose here, once, the gaps, bullets and frames that browsers give them: a part that wants some says so.
  ':where(p, h1, h2, h3, h4, h5, h6, ul, ol, dl, dd, figure, blockquote, pre, fieldset)': { margin: 0 },
  ':where(ul, ol)': { padding: 0, listStyle: 'none' },
  ':where(fieldset)': { minWidth: 0, padding: 0, border: 0 },
  ':where(button)': { padding: 0, border: 0, backgroundColor: 'transparent', color: 'inherit', cursor: 'pointer' },
  ':where(a)': { color: 'inherit' },
  // Floating elements need an edge in the dark, where a shadow alone would not be seen.
  ':root[data-dark]': { '--edge': `1px solid ${theme.vars.palette.surface.inkLine}` },
  // Looking up a font takes a browser milliseconds, also one that is set by default and in which nothing is written.
  ':where(button, input, select, textarea)': { font: 'inherit' },
  html: {
    fontFamily: theme.typography.fontFamily,
    scrollPaddingTop: 84,
    WebkitTextSizeAdjust: '100%',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  body: { overflowWrap: 'break-word', minWidth: 320 },
  // Icons are exempt: Firefox gives shrinkable items no width of their own, and then cuts off the buttons at the end of
  // a row.
  'img, svg:where(:not(.MuiSvgIcon-root, .icon))': { maxWidth: '100%' },
  ':focus-visible': { outline: `2px solid var(--focus, ${theme.vars.palette.primary.main})`, outlineOffset: 2 },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  ...Object.fromEntries(
    variants.map((variant) => [`:where(.t-${variant})`, { ...theme.typography[variant], margin: 0 }]),
  ),
  // Parts of a layout, which any other rule overrides: things beside each other, and those that go on in a further line
  // where there is no room.
  ':where(.row)': { display: 'flex', alignItems: 'center' },
  ':where(.wraps)': { display: 'flex', flexWrap: 'wrap' },
  // A list with the bullets or the numbers of the browser.
  '.bulleted': { paddingInlineStart: 20, listStyle: 'revert' },
  // A text that breaks within a word before it widens what it stands in.
  ':where(.breaks)': { minWidth: 0, overflowWrap: 'anywhere' },
  ':where(.muted)': { color: theme.vars.palette.text.secondary },
  '.quiet.quiet': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '.visually-hidden:not(:focus-within)': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  // Paper has no dark scheme, whose lines would be white on white and too pale.
  '@media print': {
    ':root:root': {
      '--hairline': `1px solid ${look.paper.hairline}`,
      '--rule': '2px solid black',
      '--print-accent': look.light.line.dim,
      '--print-block': look.light.primary.main,
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});
