import { Alert, Box, Button, Stack } from '@mui/material';
import { useNotify } from '../../parts/toasts/useNotify.ts';

/** Shows the codes, which cannot be shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const notify = useNotify();
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify.success('The recovery codes were copied');
    } catch (error) {
      notify.failure('The browser does not let the codes be copied. Select them and copy them yourself.', error);
    }
  }
  return (
    <Stack sx={{ gap: 2.5, maxWidth: 640 }}>
      <Alert severity="info" role="status">
        Keep these recovery codes where you keep your passwords, not on the phone with the app. Each works once, when
        the app is lost. They are not shown again.
      </Alert>
      <Box component="ol" aria-label="Recovery codes" sx={listLook}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" size="small" onClick={() => void copy()}>
          Copy the codes
        </Button>
        <Button variant="outlined" size="small" onClick={onDone}>
          I have kept them
        </Button>
      </Box>
    </Stack>
  );
}

const listLook = {
  display: 'grid',
  // A code must stay in one line to be read and copied by hand.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
  gap: '8px 24px',
  m: 0,
  p: 2,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: 14,
} as const;
