import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, IconButton, OutlinedInput, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import type { MakeKeyMutation } from '../../../graphql/generated/operations.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { untilWords } from './keyTexts.ts';

interface Props {
  made: MakeKeyMutation['made'];
  onClose: () => void;
}

/** Shows a secret until it is closed, and takes the focus there. It is shown in full, since some browsers let no page write to the clipboard. */
export function MadeKey({ made: { key, secret }, onClose }: Props) {
  const notify = useNotify();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch (error) {
      notify.failure('The browser does not let the key be copied. Select it and copy it yourself.', error);
    }
  }
  const sentenceId = useId();
  const both = key.formerUntil;
  return (
    <Box component="section" aria-label={`Secret of ${key.name}`} sx={boxLook}>
      <CheckCircleOutlined sx={{ color: 'success.main', mt: 0.25 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h6" component="h2" sx={{ fontSize: 18, overflowWrap: 'anywhere' }}>
          {both === null ? `“${key.name}” is made` : `“${key.name}” has a new secret`}
        </Typography>
        <Typography id={sentenceId} variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          Copy it now: it is shown only this once.{' '}
          {both === null
            ? `Who has it may do what is ticked, ${untilWords(key.expiresAt)}.`
            : `Both work until ${fullDate(both)}.`}
        </Typography>
      </Box>
      <IconButton color="inherit" aria-label="Close" onClick={onClose} sx={{ m: -1, ml: 0 }}>
        <CloseOutlined />
      </IconButton>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: '2 / -1' }, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <OutlinedInput
          size="small"
          readOnly
          inputRef={field}
          value={secret}
          onFocus={({ target }) => target.select()}
          sx={{ flex: '1 1 340px', fontWeight: 600 }}
          slotProps={{ input: { 'aria-label': 'Key', 'aria-describedby': sentenceId, spellCheck: false } }}
        />
        <Button variant="outlined" size="small" startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </Box>
    </Box>
  );
}

const boxLook = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 1.5,
  rowGap: 2,
  p: { xs: 2, md: 2.5 },
  bgcolor: 'background.paper',
  border: '1.5px solid',
  borderColor: 'success.main',
  borderRadius: 1.33,
};
