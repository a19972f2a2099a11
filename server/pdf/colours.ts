/** The colours of the light scheme in web/theme/palette.ts, since paper has no dark one. */
export const colours = {
  ink: '#14241E',
  muted: '#4C5C55',
  accent: '#BE4210',
  hairline: '#B9C4BE',
  sunken: '#F4F7F5',
};
