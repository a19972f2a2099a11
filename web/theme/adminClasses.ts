import type { Theme } from '@mui/material/styles';
import { adminSizes } from './typography.ts';

const [small, near, dense, , head] = adminSizes;

/**
 * Classes of the admin for what many components state alike. They are twice as strong as one class, since parts of MUI state
 * these properties, too.
 */
export const adminClasses = (theme: Theme) =>
  ({
    // Between the edge of a screen, a pane or a card and what it holds.
    ':root': { '--inset': '16px', [theme.breakpoints.up('md')]: { '--inset': '24px' } },
    '.strong.strong': { fontWeight: theme.typography.fontWeightBold },
    '.plain.plain': { fontWeight: theme.typography.fontWeightRegular },
    '.muted.muted': { color: theme.vars.palette.text.secondary },
    '.warns.warns': { color: theme.vars.palette.warning.main },
    '.fails.fails': { color: theme.vars.palette.error.main },
    '.small-type.small-type': { fontSize: small },
    '.near-type.near-type': { fontSize: near },
    '.dense-type.dense-type': { fontSize: dense },
    '.head-type.head-type': { fontSize: head },
    '.icon-18.icon-18': { fontSize: 18 },
    '.icon-20.icon-20': { fontSize: 20 },
    '.unbroken.unbroken': { whiteSpace: 'nowrap' },
    // Somebody typed it, and its lines stay.
    '.as-typed.as-typed': { whiteSpace: 'pre-line' },
    '.one-line.one-line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '.own-line.own-line': { display: 'block' },
    '.flush-end.flush-end': { textAlign: 'end' },
    '.clips.clips': { overflow: 'hidden' },
    '.on-paper.on-paper': { backgroundColor: theme.vars.palette.background.paper },
    '.sunken.sunken': { backgroundColor: theme.vars.palette.surface.sunken },
    // A hairline above parts it from what stands before it.
    '.ruled.ruled': { borderTop: 'var(--hairline)' },
    '.ruled-below.ruled-below': { borderBottom: 'var(--hairline)' },
    '.framed.framed': { border: 'var(--hairline)' },
    // Beside others: it keeps its width, or has as little as they leave.
    '.rigid.rigid': { flex: 'none' },
    '.grows.grows': { flex: 1 },
    '.pushed.pushed': { marginInlineStart: 'auto' },
    '.apart.apart': { justifyContent: 'space-between' },
    '.at-end.at-end': { justifyContent: 'flex-end' },
    '.whole-row.whole-row': { gridColumn: '1 / -1' },
    ':where(.shrinks)': { minWidth: 0 },
    // A part that another will replace takes no input, and shows that.
    '.leaves.leaves[inert]': { opacity: 0.6 },
    [theme.breakpoints.down('sm')]: { '.not-on-phones.not-on-phones': { display: 'none' } },
  }) as const;
