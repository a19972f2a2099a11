/** In pixels: what a field of the bench and its row are high where there is a keyboard. */
const [field, row] = [32, 40];

/** Fields are low beside a keyboard, and as large as a finger needs on a phone. */
export const denseLook = {
  '& .MuiOutlinedInput-root': { minHeight: { xs: 44, sm: field } },
  '& .MuiOutlinedInput-root:not(.MuiInputBase-multiline) .MuiOutlinedInput-input': {
    py: { sm: '4px' },
    px: { sm: '10px' },
    height: { sm: field },
    boxSizing: { sm: 'border-box' },
    minHeight: { sm: 0 },
  },
  '& .MuiInputBase-multiline .MuiOutlinedInput-input': { p: { sm: '5px 10px' } },
  '& .MuiOutlinedInput-root:not(.MuiInputBase-multiline) select.MuiOutlinedInput-input': { pr: { sm: '32px' } },
  '& .MuiFormLabel-root': { mb: { sm: '4px' } },
  '& .MuiButton-root, & .MuiIconButton-root': { minHeight: { xs: 44, sm: 0 } },
  '& .MuiIconButton-root': { minWidth: { xs: 44, sm: 0 } },
  '& .MuiButton-sizeSmall': { height: { sm: field }, px: { sm: '12px' } },
  '--bench-row': { xs: 'auto', sm: `${row}px` },
} as const;

const outOfSight = { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

export const sectionLook = {
  position: 'relative',
  scrollMarginTop: 'var(--bench-top, 0px)',
  pt: 2.25,
  pb: { xs: 2.5, sm: 1.25 },
  maxWidth: 860,
  '& h2:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 4 },
  // The heading of the section names its only field already.
  '&[data-alone] [role=group] > h3:first-of-type, &[data-alone] [role=group] > div > h3:first-of-type': outOfSight,
} as const;

/** `halves` is the number of fields that share rows. Only a wide form has room for four. */
export const gridLook = (halves: number) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  ...(halves > 2 && {
    '@container (min-width: 600px)': { gridTemplateColumns: `repeat(${Math.min(halves, 4)}, minmax(0, 1fr))` },
  }),
  alignItems: 'start',
  columnGap: 1.5,
  rowGap: { xs: 2.5, sm: 1.5 },
  // An input that another one makes needless leaves no gap.
  '& > :empty': { display: 'none' },
});

/** The head, then sections at the left, the form, and what stands beside it, then the foot. */
export const benchGrid = {
  flex: 1,
  minHeight: 0,
  display: { xs: 'flex', sm: 'grid' },
  flexDirection: 'column',
  gridTemplateColumns: { sm: '184px minmax(0, 1fr)' },
  gridTemplateRows: 'minmax(0, 1fr)',
} as const;
export const besideGrid = {
  gridTemplateColumns: { lg: 'clamp(176px, 17%, 208px) minmax(0, 1fr) clamp(340px, 33%, 640px)' },
};

export const mainLook = {
  ...denseLook,
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  containerType: 'inline-size',
  px: { xs: 2, sm: 2.5, xl: 3.5 },
  // The last section can come near the top, too.
  pb: { sm: '30vh' },
} as const;

export const asideLook = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderLeft: 'var(--hairline)',
} as const;

export const barLook = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  px: { xs: 2, sm: 3 },
  bgcolor: 'background.paper',
  '& > *': { whiteSpace: 'nowrap' },
} as const;
