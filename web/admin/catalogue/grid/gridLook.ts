import type { Theme } from '@mui/material/styles';

// In pixels.
export const rowHeight = 34;
export const headHeight = 40;
export const numberWidth = 48;

/**
 * The styles of the whole grid in one place: an element for each cell would cost too much as a styled component. A cell has
 * classes for what it is: `in` the selection and at its `edge`s, `changed`, `wrong`, in `conflict`.
 */
export const gridLook = (theme: Theme) => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
    position: 'relative',
    flex: '1 1 auto',
    minHeight: 0,
    overflow: 'auto',
    borderTop: line,
    bgcolor: 'background.paper',
    fontSize: 15,
    overscrollBehavior: 'contain',
    scrollbarGutter: 'stable',
    '&:focus-visible': { outline: 'none' },
    '& .body': { position: 'relative' },
    '& .line': {
      display: 'flex',
      height: rowHeight,
      position: 'absolute',
      top: 0,
      left: 0,
      borderBottom: line,
      contain: 'layout style size',
    },
    '& .heads': {
      display: 'flex',
      height: headHeight,
      position: 'sticky',
      top: 0,
      zIndex: 3,
      borderBottom: line,
      bgcolor: 'surface.sunken',
      fontSize: 13.5,
      fontWeight: 600,
      color: 'text.secondary',
    },
    '& .cell, & .head, & .number': {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      px: '10px',
      borderRight: line,
      cursor: 'cell',
      userSelect: 'none',
    },
    '& .head, & .number': { bgcolor: 'surface.sunken' },
    // Each cell with a place of its own is painted on its own: only those with something over them have one.
    '& .head, & .in, & .active, & .changed': { position: 'relative' },
    '& .head': { cursor: 'pointer' },
    '& .text': { flex: '1 1 auto', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
    '& .end .text, & .end': { textAlign: 'right', justifyContent: 'flex-end' },
    // A cell that sticks is a layer of its own: a hundred of them halve the frames, so that they stick while it matters.
    '&[data-aside] .number': { position: 'sticky', left: 0, zIndex: 2 },
    '&[data-aside] .frozen': { position: 'sticky', left: numberWidth, zIndex: 2 },
    '& .number': {
      width: numberWidth,
      justifyContent: 'flex-end',
      fontSize: 13.5,
      color: 'text.secondary',
    },
    '& .number.refused': { color: 'error.main', fontWeight: 600 },
    '& .frozen': {
      bgcolor: 'background.paper',
      borderRight: `2px solid ${palette.outline}`,
      fontWeight: 600,
    },
    '& .thumb': { flex: 'none', width: 36, height: 27, mr: 1, overflow: 'hidden', borderRadius: 0.5 },
    '& .read-only': { color: 'text.secondary' },
    '& .touched': { bgcolor: 'tint.primary', color: 'tint.primaryText' },
    '& .in, & .changed': { bgcolor: 'tint.primary' },
    // The edges of the selection, of which a cell may have several.
    '& .in': {
      boxShadow:
        'var(--t, 0 0 transparent), var(--b, 0 0 transparent), var(--l, 0 0 transparent), var(--r, 0 0 transparent)',
    },
    '& .changed .text': { fontWeight: 600 },
    '& .changed::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: 0,
      borderTop: `8px solid ${palette.primary.main}`,
      borderRight: '8px solid transparent',
    },
    '& .edge-top': { '--t': `inset 0 2px 0 ${palette.primary.main}` },
    '& .edge-bottom': { '--b': `inset 0 -2px 0 ${palette.primary.main}` },
    '& .edge-left': { '--l': `inset 2px 0 0 ${palette.primary.main}` },
    '& .edge-right': { '--r': `inset -2px 0 0 ${palette.primary.main}` },
    '& .wrong': {
      bgcolor: 'tint.error',
      color: 'error.main',
      outline: `1.5px solid ${palette.error.main}`,
      outlineOffset: '-1.5px',
    },
    '& .wrong .text': {
      textDecoration: `underline wavy ${palette.error.main} 1px`,
      textUnderlineOffset: 4,
    },
    '& .conflict': {
      bgcolor: 'tint.warning',
      outline: `1.5px solid ${palette.warning.main}`,
      outlineOffset: '-1.5px',
    },
    '& .wrong::before, & .conflict::before': { display: 'none' },
    '&:focus .active, &:focus-within .active': { outline: `2px solid ${palette.primary.main}`, outlineOffset: '-2px' },
    // The cells of a row that loads stay as they are and become bars: other elements would cost more.
    '& [data-loading] .text': { flex: 'none', height: 10, width: '60%', borderRadius: 1, bgcolor: 'tint.neutral' },
    '& [data-loading] .gap': { opacity: 0 },
    '& .gap': { color: 'text.secondary', fontWeight: 400 },
    '& .corner': {
      position: 'absolute',
      right: -4,
      bottom: -4,
      width: 8,
      height: 8,
      zIndex: 1,
      bgcolor: 'primary.main',
      border: `1px solid ${palette.background.paper}`,
      boxSizing: 'content-box',
      cursor: 'crosshair',
    },
    '& .grip': {
      position: 'absolute',
      right: -4,
      top: 0,
      width: 9,
      height: '100%',
      zIndex: 1,
      cursor: 'col-resize',
      touchAction: 'none',
    },
    '& .editor': {
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      width: '100%',
      border: 0,
      px: '10px',
      fontFamily: 'inherit',
      fontSize: 'inherit',
      fontWeight: 'inherit',
      color: 'text.primary',
      bgcolor: 'background.paper',
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: '-2px',
      textAlign: 'inherit',
    },
    // A text of several lines is read whole while it is written.
    '& .editor.long': {
      inset: '0 auto auto 0',
      height: 152,
      minWidth: 'min(420px, 80vw)',
      py: '8px',
      lineHeight: 1.4,
      whiteSpace: 'pre-wrap',
      resize: 'vertical',
      zIndex: 3,
    },
    '@media (forced-colors: active)': {
      '& .in': { outline: '1px dashed Highlight', outlineOffset: '-1px' },
      '& .active': { outline: '2px solid Highlight !important' },
      '& .changed::before': { borderTopColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  } as const;
};
