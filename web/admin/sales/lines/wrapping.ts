/** The names of products in buttons may be long. */
export const wrapping = {
  height: 'auto',
  minHeight: { xs: 40, md: 28 },
  minWidth: 0,
  px: 1,
  py: { xs: 0.75, md: 0.25 },
  fontSize: 13.5,
  lineHeight: 1.25,
  whiteSpace: 'normal',
  textAlign: 'left',
} as const;
