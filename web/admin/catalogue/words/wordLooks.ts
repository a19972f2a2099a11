/** On a phone what is found stands below what is typed, since two words side by side would be broken. */
const columns = { xs: '24px minmax(0, 1fr) 44px', sm: 'minmax(0, 1fr) 24px minmax(0, 1.4fr) 84px 44px' };

export const toolbarLook = {
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 1.5,
  p: { xs: 2, md: '8px 24px' },
};
export const headLook = {
  display: { xs: 'none', sm: 'grid' },
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 32,
  pl: 'var(--inset)',
  pr: 0.5,
  bgcolor: 'surface.sunken',
  color: 'text.secondary',
  fontSize: 13.5,
  fontWeight: 600,
  '& > :nth-of-type(4)': { textAlign: 'right', whiteSpace: 'nowrap' },
} as const;
export const rowLook = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: { xs: 48, md: 36 },
  pl: 'var(--inset)',
  pr: 0.5,
  py: 0.25,
  '& .MuiIconButton-root': { width: { md: 30 }, height: { md: 30 }, p: 0 },
  borderTop: 'var(--hairline)',
  fontSize: { xs: 15, md: 14 },
  overflowWrap: 'anywhere',
  '& > div:first-of-type': { gridColumn: { xs: '1 / 3', sm: 'auto' } },
  '& > svg': {
    gridRow: { xs: 2, sm: 'auto' },
    gridColumn: { xs: 1, sm: 'auto' },
    color: 'text.secondary',
    fontSize: 20,
  },
  '& > div:nth-of-type(2)': { gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '2 / 4', sm: 'auto' } },
  '& > :last-child': { gridRow: { xs: 1, sm: 'auto' }, gridColumn: { xs: 3, sm: 'auto' } },
  '& > :nth-of-type(3)': { display: { xs: 'none', sm: 'block' } },
} as const;
export const footLook = {
  px: 'var(--inset)',
  py: 1.25,
  borderTop: 'var(--hairline)',
  color: 'text.secondary',
  fontSize: 13.5,
};
