import { Box, Button, Typography } from '@mui/material';
import * as words from '../../../words/admin/en/inputs.ts';
import { UploadProgress } from './UploadProgress.tsx';
import type { SendingFile } from './useUploads.ts';

interface Props {
  name: string;
  /** Undefined when the upload was lost, for example by a reload of the page. */
  sending: SendingFile | undefined;
  /** The sentence that says that the file was not uploaded. */
  lost: string;
  onCancel: (key: string) => void;
  onRemove: () => void;
}

/** A row of a form whose file is still being uploaded. */
export const PendingRow = ({ name, sending, lost, onCancel, onRemove }: Props) => (
  <Box component="li" sx={{ py: 1.5 }}>
    {sending ? (
      <UploadProgress
        file={sending.file}
        sent={sending.sent}
        cancelLabel={words.cancelName(name)}
        onCancel={() => onCancel(sending.key)}
      />
    ) : (
      <Typography variant="body2" className="fails">
        {name}: {lost}{' '}
        <Button size="small" onClick={onRemove}>
          {words.remove}
        </Button>
      </Typography>
    )}
  </Box>
);
