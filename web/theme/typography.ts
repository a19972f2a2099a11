import type { TypographyVariantsOptions } from '@mui/material/styles';
import { look } from '../../common/look.ts';

const { family, weights, widths } = look.typeface;

const heading = { fontWeight: weights.semibold, textWrap: 'balance' } as const;

/** The typeface has a width axis: headings are slightly wide, text is normal. Width, not colour, makes the hierarchy. */
export const typography: TypographyVariantsOptions = {
  fontFamily: family,
  fontWeightLight: weights.regular,
  fontWeightRegular: weights.regular,
  fontWeightMedium: weights.medium,
  fontWeightBold: weights.bold,
  h1: {
    ...heading,
    fontStretch: widths.display,
    letterSpacing: '-0.028em',
    lineHeight: 1,
    fontSize: 'clamp(2.6875rem, 1.6rem + 4.4vw, 4rem)',
  },
  h2: {
    ...heading,
    fontStretch: widths.heading,
    letterSpacing: '-0.02em',
    lineHeight: 1.06,
    fontSize: 'clamp(2rem, 1.67rem + 1.35vw, 2.75rem)',
  },
  h3: {
    ...heading,
    fontStretch: widths.heading,
    letterSpacing: '-0.02em',
    lineHeight: 1.12,
    fontSize: 'clamp(1.75rem, 1.53rem + 0.9vw, 2.25rem)',
  },
  h4: { ...heading, fontStretch: widths.heading, letterSpacing: '-0.015em', lineHeight: 1.2, fontSize: '1.5rem' },
  h5: {
    ...heading,
    fontStretch: widths.label,
    letterSpacing: '-0.005em',
    lineHeight: 1.3,
    fontSize: 'clamp(1rem, 0.93rem + 0.3vw, 1.125rem)',
  },
  h6: {
    fontWeight: weights.semibold,
    fontStretch: widths.normal,
    letterSpacing: 0,
    lineHeight: 1.4,
    fontSize: '0.9375rem',
  },
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.55, letterSpacing: 0 },
  subtitle2: { fontSize: '0.875rem', fontWeight: weights.semibold, lineHeight: 1.4, letterSpacing: 0 },
  body1: { fontSize: '1rem', lineHeight: 1.55, letterSpacing: 0 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5, letterSpacing: 0 },
  caption: { fontSize: '0.84375rem', lineHeight: 1.4, letterSpacing: 0 },
  button: { textTransform: 'none', fontWeight: weights.semibold, fontSize: '0.96875rem', letterSpacing: 0 },
};
