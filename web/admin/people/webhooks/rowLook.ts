/** The columns of an attempt: when, what and the answer; on a phone the answer stands beside the other two. */
export const columnsOfRow = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 44%)',
    sm: '112px minmax(0, 1fr) minmax(0, 1fr)',
    xl: '140px minmax(0, 1fr) minmax(0, 1fr)',
  },
  gridTemplateAreas: { xs: '"what answer" "when answer"', sm: '"when what answer"' },
  alignItems: 'center',
  columnGap: 2,
};
