import { Box, Button, Typography } from '@mui/material';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { useBottomBar } from '../../parts/page/useBottomBar.ts';
import { counted } from '../../parts/texts/counted.ts';
import type { ProfileEdit } from './useProfileEdit.ts';

/** Saves or discards the changes of a profile, and says from when they count. */
export function ProfileBar({ edit }: { edit: ProfileEdit }) {
  const bar = useBottomBar();
  const { changes, problem, busy } = edit;
  return (
    <Box ref={bar} sx={barLook}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' } }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {counted(changes, 'change')} {changes === 1 ? 'is' : 'are'} not saved
        </Typography>
        <Typography variant="body2" sx={{ color: problem ? 'error.main' : 'text.secondary' }}>
          {problem
            ? `${problem.message}.`
            : 'They count from the next run. A run that is going on keeps the rules it began with.'}
        </Typography>
      </Box>
      <Button variant="outlined" size="small" onClick={edit.discard}>
        Discard
      </Button>
      <BusyButton busy={busy} disabled={problem !== undefined} onClick={edit.save}>
        Save changes
      </BusyButton>
    </Box>
  );
}

const barLook = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mx: { xs: -2, md: -5 },
  mb: { xs: -2, md: -5 },
  p: { xs: '12px 16px', md: '14px 40px' },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
