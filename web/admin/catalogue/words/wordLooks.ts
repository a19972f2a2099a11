const columns = { xs: 'minmax(0, 1fr) 24px minmax(0, 1fr) 44px', sm: 'minmax(0, 1fr) 24px minmax(0, 1.4fr) 84px 44px' };

export const toolbarLook = { alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1.5, p: 2 };
export const headLook = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 44,
  pl: 2,
  pr: 0.5,
  bgcolor: 'surface.sunken',
  color: 'text.secondary',
  fontSize: 13.5,
  fontWeight: 600,
  '& > :nth-of-type(4)': { display: { xs: 'none', sm: 'block' }, textAlign: 'right', whiteSpace: 'nowrap' },
} as const;
export const rowLook = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 56,
  pl: 2,
  pr: 0.5,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 15,
  overflowWrap: 'anywhere',
  '& > svg': { color: 'text.secondary', fontSize: 20 },
  '& > :nth-of-type(3)': { display: { xs: 'none', sm: 'block' } },
} as const;
export const footLook = {
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: 13.5,
};
