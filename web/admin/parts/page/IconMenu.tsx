import { Tooltip } from '@mui/material';
import { createContext, use, type ReactElement } from 'react';

/** Whether the menu has room for icons alone. The words stay in the accessibility tree and appear beside the icon. */
export const IconMenu = createContext(false);

/** Shows the name of an entry beside its icon when there is no room for it in the menu. */
export function Named({ name, children }: { name: string; children: ReactElement }) {
  const isIcon = use(IconMenu);
  // The tooltip repeats the name, which the entry has already.
  return (
    <Tooltip
      title={isIcon ? name : ''}
      placement="right"
      describeChild
      slotProps={{ popper: { 'aria-hidden': true } as object }}
    >
      {children}
    </Tooltip>
  );
}
