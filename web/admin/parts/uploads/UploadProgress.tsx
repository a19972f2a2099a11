import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import * as words from '../../../words/admin/en/inputs.ts';
import { Quiet } from '../texts/Quiet.tsx';

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

interface Props {
  file: File;
  /** In bytes; it may be slightly more than the size of the file. */
  sent: number;
  /** Distinguishes the buttons of several uploads. */
  cancelLabel?: string;
  onCancel: () => void;
}

export function UploadProgress({ file, sent, cancelLabel, onCancel }: Props) {
  const bytes = Math.min(sent, file.size);
  const percent = Math.floor((bytes / file.size) * 100);
  return (
    <div>
      <Typography variant="body2" noWrap className="strong">
        {words.uploadingName(file.name)}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={words.uploadingName(file.name)}
        sx={{ my: 1, bgcolor: 'divider' }}
      />
      <Stack direction="row" className="apart" spacing={2} sx={{ alignItems: 'baseline' }}>
        <Quiet>{words.sentOfAll(percent, megabytes(bytes), megabytes(file.size))}</Quiet>
        <Button
          aria-label={cancelLabel}
          onClick={onCancel}
          sx={{ height: 'auto', minWidth: 0, p: 0, color: 'text.primary', textDecoration: 'underline' }}
        >
          {words.cancel}
        </Button>
      </Stack>
      {/* Only quarters are announced. */}
      <span role="status" className="visually-hidden">
        {percent >= 25 && words.uploadedPercent(percent - (percent % 25))}
      </span>
    </div>
  );
}
