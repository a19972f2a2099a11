/** All tables have rows of one height and thin lines between them. */
export const tableLook = {
  '& td, & th': { py: 0 },
  '& tbody tr': { height: 66 },
  '& tbody td, & tbody th[scope]': { py: 1 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody td, & tbody th': { fontSize: '0.90625rem', lineHeight: 1.35 },
};
