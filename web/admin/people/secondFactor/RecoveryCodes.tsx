import { Alert, Box, Button, Stack } from '@mui/material';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/secondFactor.ts';

/** Shows the codes, which cannot be shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const notify = useNotify();
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify.success(words.theRecoveryCodesWereCopied);
    } catch (error) {
      notify.failure(words.theBrowserDoesNotLetTheCodes, error);
    }
  }
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 640 }}>
      <Alert severity="info" role="status">
        {words.keepTheseRecoveryCodesWhere}
      </Alert>
      <Box component="ol" aria-label={words.recoveryCodes} className="framed near-type" sx={listLook}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Box className="wraps" sx={{ gap: 1.5 }}>
        <Button variant="contained" size="small" onClick={() => void copy()}>
          {words.copyTheCodes}
        </Button>
        <Button variant="outlined" size="small" onClick={onDone}>
          {words.iHaveKeptThem}
        </Button>
      </Box>
    </Stack>
  );
}

const listLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
  gap: '8px 24px',
  p: 2,
  borderRadius: 1,
} as const;
