import type { PaletteOptions } from '@mui/material/styles';
import { look, type Scheme } from '../../common/look.ts';

/** Our own groups besides MUI's: backgrounds, fills for badges, lines of drawings, and the border of controls. */
type Groups = Pick<Scheme, 'surface' | 'tint' | 'line' | 'outline'>;

declare module '@mui/material/styles' {
  interface Palette extends Groups {}
  interface PaletteOptions extends Groups {}
}

export const light: PaletteOptions = look.light;
export const dark: PaletteOptions = look.dark;
