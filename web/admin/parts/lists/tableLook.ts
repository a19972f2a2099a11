/** All tables have rows of one height and thin lines between them. */
export const tableLook = {
  '& td, & th': { py: 0 },
  '& tbody tr': { height: 66 },
  '& tbody td, & tbody th[scope]': { py: 1 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody td, & tbody th': { fontSize: '0.90625rem', lineHeight: 1.35 },
};

/** A row of a list outside a table: text at the left and a button at the right. */
export const entryLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};
