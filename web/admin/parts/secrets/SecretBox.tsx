import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, IconButton, OutlinedInput, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useNotify } from '../toasts/useNotify.ts';
import * as words from '../../../words/admin/en/parts.ts';

interface Props {
  /** The thing that the secret belongs to. */
  name: string;
  title: string;
  /** Says what the secret is good for, after the sentence that it is shown only once. */
  sentence: string;
  /** The label of the secret. */
  label: string;
  secret: string;
  onClose: () => void;
}

/** Shows a secret until it is closed, and takes the focus there. It is shown in full, since some browsers let no page write to the clipboard. */
export function SecretBox({ name, title, sentence, label, secret, onClose }: Props) {
  const notify = useNotify();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch (error) {
      notify.failure(words.theBrowserDoesNotLet, error);
    }
  }
  const sentenceId = useId();
  return (
    <Box component="section" aria-label={words.secretOf(name)} className="on-paper" sx={boxLook}>
      <CheckCircleOutlined sx={{ color: 'success.main', mt: 0.25 }} />
      <Box className="shrinks">
        <Typography variant="h6" component="h2" className="head-type breaks">
          {title}
        </Typography>
        <Typography className="muted" id={sentenceId} variant="body2" sx={{ mt: 0.5 }}>
          {words.copyItNowItIsShownOnly(sentence)}
        </Typography>
      </Box>
      <IconButton color="inherit" aria-label={words.close} onClick={onClose} sx={{ m: -1, ml: 0 }}>
        <CloseOutlined />
      </IconButton>
      <Box className="wraps" sx={{ gridColumn: { xs: '1 / -1', sm: '2 / -1' }, gap: 1.5 }}>
        <OutlinedInput
          size="small"
          readOnly
          inputRef={field}
          value={secret}
          onFocus={({ target }) => target.select()}
          className="strong"
          sx={{ flex: '1 1 340px' }}
          slotProps={{ input: { 'aria-label': label, 'aria-describedby': sentenceId, spellCheck: false } }}
        />
        <Button variant="outlined" size="small" startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
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
  border: '1.5px solid',
  borderColor: 'success.main',
  borderRadius: 1.33,
};
