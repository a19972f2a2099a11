import type { TypographyVariantsOptions } from '@mui/material/styles';
import { look } from '../../common/look.ts';

const { family, weights, widths } = look.typeface;

const heading = { fontWeight: weights.semibold, textWrap: 'balance' } as const;

/**
 * The sizes of type on the public site, which are nine: style sheets name them as `var(--type-…)`. Those of headings follow
 * the width of the window; `hero` does so in steps (globals.ts), since its column has a drawing beside it.
 */
export const sizes = {
  small: '0.84375rem',
  dense: '0.9375rem',
  text: '1rem',
  lead: 'clamp(1rem, 0.93rem + 0.3vw, 1.125rem)',
  title: '1.25rem',
  head: '1.5rem',
  h3: 'clamp(1.75rem, 1.53rem + 0.9vw, 2.25rem)',
  h2: 'clamp(2rem, 1.67rem + 1.35vw, 2.75rem)',
  hero: 'clamp(2.6875rem, 1.6rem + 4.4vw, 4rem)',
};

/** The sizes of type in the admin, in pixels: dense, and the same in every window. Icons are no type. */
export const adminSizes = [13.5, 14, 15, 16, 18, 22, 28];

/** The typeface has a width axis: headings are slightly wide, text is normal. Width, not colour, makes the hierarchy. */
export const typography: TypographyVariantsOptions = {
  fontFamily: family,
  fontWeightLight: weights.regular,
  fontWeightRegular: weights.regular,
  fontWeightMedium: weights.medium,
  fontWeightBold: weights.semibold,
  h1: {
    ...heading,
    fontStretch: widths.display,
    letterSpacing: '-0.028em',
    lineHeight: 1,
    fontSize: sizes.hero,
  },
  h2: {
    ...heading,
    fontStretch: widths.heading,
    letterSpacing: '-0.02em',
    lineHeight: 1.06,
    fontSize: sizes.h2,
  },
  h3: {
    ...heading,
    fontStretch: widths.heading,
    letterSpacing: '-0.02em',
    lineHeight: 1.12,
    fontSize: sizes.h3,
  },
  h4: { ...heading, fontStretch: widths.heading, letterSpacing: '-0.015em', lineHeight: 1.2, fontSize: sizes.head },
  h5: {
    ...heading,
    fontStretch: widths.label,
    letterSpacing: '-0.005em',
    lineHeight: 1.3,
    fontSize: sizes.lead,
  },
  h6: {
    fontWeight: weights.semibold,
    fontStretch: widths.normal,
    letterSpacing: 0,
    lineHeight: 1.4,
    fontSize: sizes.dense,
  },
  subtitle1: { fontSize: sizes.lead, lineHeight: 1.55, letterSpacing: 0 },
  subtitle2: { fontSize: '0.875rem', fontWeight: weights.semibold, lineHeight: 1.4, letterSpacing: 0 },
  body1: { fontSize: sizes.text, lineHeight: 1.55, letterSpacing: 0 },
  body2: { fontSize: sizes.dense, lineHeight: 1.5, letterSpacing: 0 },
  caption: { fontSize: sizes.small, lineHeight: 1.4, letterSpacing: 0 },
  button: { textTransform: 'none', fontWeight: weights.semibold, fontSize: sizes.dense, letterSpacing: 0 },
};
