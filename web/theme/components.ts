import type { Components, Theme } from '@mui/material/styles';
import { sizes } from './typography.ts';
import { look, transparent } from '../../common/look.ts';

const filled = (['primary', 'secondary'] as const).map((color) => ({
  props: { variant: 'contained', color } as const,
  style: ({ theme }: { theme: Theme }) => ({
    '&:hover': {
      backgroundColor: theme.vars.palette[color].dark,
      ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette[color].light }),
    },
  }),
}));

/** The edge of elements that float above the page is an outline, so that it moves nothing in them. */
const edge = { outline: 'var(--edge)', outlineOffset: -1 };

/** The looks of MUI's components, on the public site and in the admin. */
export const components: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        height: 48,
        padding: '0 24px',
        whiteSpace: 'nowrap',
        variants: [
          { props: { size: 'small' }, style: { height: 40, padding: '0 16px', fontSize: '0.9375rem' } },
          ...filled,
          {
            props: { variant: 'outlined' },
            style: ({ theme }) => ({
              borderWidth: 1.5,
              borderColor: theme.vars.palette.outline,
              color: theme.vars.palette.text.primary,
              '&:hover': { borderColor: theme.vars.palette.text.primary, backgroundColor: 'transparent' },
            }),
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: ({ theme }) => ({ color: theme.vars.palette.error.main }),
          },
        ],
      },
    },
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiIconButton: { styleOverrides: { root: { borderRadius: look.radius.usual } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        backgroundColor: theme.vars.palette.background.paper,
        // MUI's own colour is too pale to be read.
        '& .MuiOutlinedInput-input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        // A choice that is longer than its field ends in dots, and not in half a letter.
        '& select.MuiOutlinedInput-input': { textOverflow: 'ellipsis' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.outline },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-focused': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: theme.vars.palette.error.main },
        variants: [{ props: { size: 'small' }, style: { minHeight: 44 } }],
      }),
      input: { padding: '10px 14px' },
      multiline: { padding: 0 },
      // MUI leaves room for a floating label in the top border; ours are above the field.
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        display: 'block',
        marginBottom: 8,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
      asterisk: { display: 'none' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.caption, margin: '8px 0 0', display: 'flex', gap: 6 }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: look.radius.small,
        height: 22,
        fontSize: sizes.small,
        fontWeight: 600,
        backgroundColor: theme.vars.palette.tint.neutral,
        color: theme.vars.palette.tint.neutralText,
        variants: [
          {
            props: { color: 'warning' },
            style: { backgroundColor: theme.vars.palette.tint.warning, color: theme.vars.palette.warning.main },
          },
        ],
      }),
      label: { padding: '0 7px' },
      // MUI's own is a round grey button.
      deleteIcon: { fontSize: '1rem', color: 'inherit', opacity: 0.75, '&:hover': { color: 'inherit', opacity: 1 } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: look.radius.large, ...edge },
      paperWidthSm: { maxWidth: 640 },
    },
  },
  // This covers menus and the lists of selects, too.
  MuiPopover: { styleOverrides: { paper: edge } },
  MuiDrawer: { styleOverrides: { paper: edge } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.375rem' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 28px 24px' } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: transparent(look.shade, 0.6) } } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        backgroundColor: theme.vars.palette.surface.ink,
        color: theme.vars.palette.surface.inkText,
        borderRadius: look.radius.small,
        ...edge,
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 40, height: 24, padding: 0, overflow: 'visible' },
      switchBase: ({ theme }) => ({
        padding: 4,
        color: theme.vars.palette.outline,
        '&.Mui-checked': { transform: 'translateX(16px)', color: theme.vars.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          backgroundColor: theme.vars.palette.primary.main,
          borderColor: theme.vars.palette.primary.main,
        },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      track: ({ theme }) => ({
        borderRadius: 12,
        opacity: 1,
        boxSizing: 'border-box',
        border: `1.5px solid ${theme.vars.palette.outline}`,
        backgroundColor: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottomColor: theme.vars.palette.divider }),
      head: ({ theme }) => ({
        height: 44,
        padding: '0 16px',
        fontSize: sizes.small,
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.surface.sunken,
      }),
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.ink,
        color: theme.vars.palette.surface.inkText,
        borderInlineStart: `4px solid ${theme.vars.palette.surface.successOnInk}`,
        boxShadow: theme.vars.shadows[6],
        ...edge,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse', variant: 'rectangular' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.surface.plate, borderRadius: 2 }),
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { height: 6, borderRadius: 0 } } },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.375rem' } } },
};
