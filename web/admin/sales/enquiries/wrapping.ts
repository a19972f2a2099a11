/** The names of products in buttons may be long. */
export const wrapping = {
  height: 'auto',
  minHeight: 40,
  minWidth: 0,
  py: 0.75,
  lineHeight: 1.25,
  whiteSpace: 'normal',
  textAlign: 'left',
} as const;
