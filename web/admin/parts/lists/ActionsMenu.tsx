import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { IconButton } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { PageMenu } from '../dialogs/PageMenu.tsx';
import * as words from '../../../words/admin/en/lists.ts';

interface Props {
  /** The name of the row, for screen readers. */
  name: string;
  /** `choose` closes the menu and then calls its argument. */
  children: (choose: (run?: () => void) => () => void) => ReactNode;
}

/** A button with three dots that opens the actions of a row. */
export function ActionsMenu({ name, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={words.actionsFor(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertOutlined />
      </IconButton>
      <PageMenu anchor={anchor} onClose={close}>
        {children((run) => () => {
          close();
          run?.();
        })}
      </PageMenu>
    </>
  );
}
