import type { Theme } from '@mui/material/styles';
import { adminSizes } from './typography.ts';

const [small, near, dense, , head] = adminSizes;

/**
 * Classes of the admin for what many components state alike. They are twice as strong as one class, since parts of MUI state
 * these properties, too.
 */
export const adminClasses = (theme: Theme) =>
  ({
    '.strong.strong': { fontWeight: theme.typography.fontWeightBold },
    '.small-type.small-type': { fontSize: small },
    '.near-type.near-type': { fontSize: near },
    '.dense-type.dense-type': { fontSize: dense },
    '.head-type.head-type': { fontSize: head },
    '.icon-18.icon-18': { fontSize: 18 },
    '.icon-20.icon-20': { fontSize: 20 },
    '.unbroken.unbroken': { whiteSpace: 'nowrap' },
    // A hairline above parts it from what stands before it.
    '.ruled.ruled': { borderTop: 'var(--hairline)' },
    // Beside others: it keeps its width, or has as little as they leave.
    '.rigid.rigid': { flex: 'none' },
    ':where(.shrinks)': { minWidth: 0 },
    // What another will replace takes no input, and shows that.
    '.leaves.leaves[inert]': { opacity: 0.6 },
    [theme.breakpoints.down('sm')]: { '.not-on-phones.not-on-phones': { display: 'none' } },
  }) as const;
