const isMarked = '[aria-checked=true], [data-stays]';

/**
 * The look of every table: lines of 36 pixels, and of 48 where a cell has two lines, with thin lines between them and a head
 * that stays. The actions of a row come with the pointer or the focus; screens without a pointer show them always.
 */
export const tableLook = {
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: 32,
    px: 1.25,
    py: 0,
    whiteSpace: 'nowrap',
    bgcolor: 'background.paper',
    borderBottomColor: 'outline',
  },
  '& tbody tr': { height: 36 },
  '& tbody td, & tbody th': { px: 1.25, py: '3px', fontSize: 14, lineHeight: 1.35 },
  // The head stays above what the focus scrolls to.
  '& tbody a, & tbody button, & tbody input': { scrollMarginTop: '40px' },
  // The first column begins where the title does.
  '&& tr > :not(* ~ *)': { pl: 'var(--inset)' },
  '&& tr > :last-child': { pr: { xs: 1, md: 2 } },
  '& tbody tr:hover, & tbody tr:focus-within': { bgcolor: 'surface.sunken' },
  '& tbody tr[data-selected]': { bgcolor: 'tint.primary', '& > :not(* ~ *)': { boxShadow: 'var(--selected-edge)' } },
  '--selected-edge': 'inset 3px 0 var(--mui-palette-primary-main)',
  '& .MuiIconButton-root': { width: 28, height: 28, p: 0 },
  '& tbody .MuiButton-root': { height: 28, px: 1, minWidth: 0, fontSize: 14 },
  '& .MuiCheckbox-root': { p: 0.5, m: -0.5 },
  '@media (hover: hover)': {
    [`& tr:not(:hover, :focus-within, :has([aria-expanded=true])) .row-actions > :not(${isMarked})`]: { opacity: 0 },
  },
};

/** The cell of the actions, at the end of a row. */
export const actionsLook = {
  whiteSpace: 'nowrap',
  textAlign: 'right',
  width: '1%',
  '& .MuiSvgIcon-root': { fontSize: 18, color: 'text.secondary' },
} as const;

/** A long text has two lines; the whole of it stands in its `title`. */
export const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** A text that never makes its row higher; the whole of it stands in its `title`. */
export const oneLine = { ...twoLines, WebkitLineClamp: 1, overflowWrap: 'anywhere' } as const;

/** A row of a list outside a table: text at the left and a button at the right. */
export const entryLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderTop: 'var(--hairline)',
};
