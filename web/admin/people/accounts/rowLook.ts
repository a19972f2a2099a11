const look = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  p: '12px 12px 12px 20px',
  minHeight: 66,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 'var(--hairline)' },
};

/** The person, the role and the menu stand side by side; on a phone the role stands below. */
export const personLook = {
  ...look,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 120px auto' },
  gridTemplateAreas: { xs: '"who menu" "role role"', sm: '"who role menu"' },
};

/** The person and the buttons stand side by side; on a phone the buttons stand below. */
export const invitationLook = { ...look, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' } };
