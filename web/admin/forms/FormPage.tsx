import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { BusyButton } from '../components/BusyButton.tsx';
import { Panel } from '../components/Panel.tsx';
import { AskDiscard } from './AskDiscard.tsx';
import { useUnsaved } from './useUnsaved.ts';

/** A form that is a page: its button stays in sight while there are changes, and leaving asks first. */
export function FormPage({
  unsaved,
  busy,
  onSubmit,
  children,
}: {
  unsaved: boolean;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const guard = useUnsaved(unsaved);
  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
        sx={{ maxWidth: 760 }}
      >
        <Panel>
          {children}
          <Box
            sx={{
              position: unsaved ? 'sticky' : 'static',
              bottom: 0,
              zIndex: 1,
              display: 'flex',
              justifyContent: 'flex-end',
              p: { xs: 2, md: '16px 28px' },
              borderTop: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
            }}
          >
            <BusyButton type="submit" busy={busy}>
              Save changes
            </BusyButton>
          </Box>
        </Panel>
      </Box>
      <AskDiscard unsaved={guard} />
    </>
  );
}
