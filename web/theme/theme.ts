import { createTheme, type Shadows } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components.ts';
import { globals } from './globals.ts';
import { dark, light } from './palette.ts';
import { typography } from './typography.ts';
import { look, transparent } from '../../common/look.ts';

const menu = `0 8px 24px ${transparent(look.shade, 0.16)}`;
const dialog = `0 24px 64px ${transparent(look.shade, 0.32)}`;
/** Only floating elements have a shadow: none up to level 5, menus up to 16, dialogs above. */
const shadows = Array.from({ length: 25 }, (_, level) => (level < 6 ? 'none' : level < 17 ? menu : dialog)) as Shadows;

const easing = 'cubic-bezier(.2,0,0,1)';

/**
 * Neither the site nor the admin uses these MUI components, or these looks of them: their variables would only make
 * every page longer. Nothing that can be pressed is green, blue or yellow, so nothing mixes those with transparency.
 */
const unusedVars = new RegExp(
  [
    '(AppBar|Avatar|FilledInput|Slider|SpeedDialAction|Step\\w+)-',
    'Alert-\\w+Filled',
    '(LinearProgress|Switch)-(secondary|error|success|info|warning)',
    '(success|info|warning|background)-\\w+Channel',
    '\\w+-(light|dark|contrastText)Channel',
    'grey-A[247]',
    '(mode|contrastThreshold|tonalOffset)-$',
  ]
    .map((one) => `^${one}`)
    .join('|'),
);
/** Menus, notices, drawers and dialogs have a shadow. */
const usedShadows = ['6', '8', '16', '24'];
const unusedLayers = /^(mobileStepper|fab|speedDial)$/;
const skippedGroups =
  /^(motion|focusVisible|cssVarPrefix|colorSchemeSelector|modularCssLayers|rootSelector|typography|mixins|breakpoints|direction|transitions|overlays|font)$/;

/** No other file sets colour, type, spacing and shape. Read them through `theme.vars` or `var(--mui-…)`. */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data',
    shouldSkipGeneratingVar: ([group = '', name = '', part = '']) =>
      skippedGroups.test(group) ||
      group.endsWith('sxConfig') ||
      (group === 'shadows' && !usedShadows.includes(name)) ||
      (group === 'zIndex' && unusedLayers.test(name)) ||
      (group === 'palette' && unusedVars.test(`${name}-${part}`)),
  },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  focusVisible: { outlineWidth: 2, outlineOffset: 2, outlineColor: 'var(--focus, var(--mui-palette-primary-main))' },
  spacing: look.spacing,
  shape: { borderRadius: look.radius.usual },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
  typography,
  shadows,
  transitions: {
    easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
    duration: {
      shortest: 120,
      shorter: 120,
      short: 180,
      standard: 180,
      complex: 260,
      enteringScreen: 180,
      leavingScreen: 120,
    },
  },
  components: { ...components, MuiCssBaseline: { styleOverrides: globals } },
});
