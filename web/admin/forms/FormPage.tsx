import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { BusyButton } from '../components/BusyButton.tsx';
import { Panel } from '../components/Panel.tsx';
import { aboveToasts } from '../toasts/ToastCorner.tsx';
import { AskDiscard } from './AskDiscard.tsx';
import { useScrolledBack } from './useReload.ts';
import { useUnsaved } from './useUnsaved.ts';

interface Props {
  unsaved: boolean;
  busy: boolean;
  onSubmit: () => void;
  /** What was typed is thrown away. */
  onDiscard: () => void;
  /** Beside the form, where there is room. */
  preview: ReactNode;
  children: ReactNode;
}

/** A form that is a page: its button stays in sight while there are changes, and leaving asks first. */
export function FormPage({ unsaved, busy, onSubmit, onDiscard, preview, children }: Props) {
  const guard = useUnsaved(unsaved, onDiscard);
  useScrolledBack();
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
        sx={{ flex: '1 1 420px', maxWidth: 760, minWidth: 0 }}
      >
        <Panel>
          {children}
          <Box
            sx={{
              position: unsaved ? 'sticky' : 'static',
              bottom: aboveToasts,
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
      {preview}
      <AskDiscard unsaved={guard} />
    </Box>
  );
}
