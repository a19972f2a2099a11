import type { PaletteOptions } from '@mui/material/styles';
import { look, type Scheme } from '../../common/look.ts';

/** Our own groups besides MUI's: backgrounds, fills for badges, lines of drawings, and the border of controls. */
type Groups = Pick<Scheme, 'surface' | 'tint' | 'line' | 'outline'>;

declare module '@mui/material/styles' {
  interface Palette extends Groups {}
  interface PaletteOptions extends Groups {}
}

/** Disabled controls have the greys of the look, where MUI takes black or white that shine through. */
const withAction = (scheme: Scheme): PaletteOptions => ({
  ...scheme,
  action: { disabled: scheme.text.disabled, disabledBackground: scheme.tint.neutral },
});

export const light = withAction(look.light);
export const dark = withAction(look.dark);
