import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Typography } from '@mui/material';

type Notice = { kind: 'success' | 'error'; text: string };

/** Announces the result of an upload to screen readers: errors interrupt, successes wait. */
export function UploadNotice({ notice }: { notice?: Notice }) {
  const shown = notice && (
    <Typography
      variant="body2"
      sx={{ display: 'flex', gap: 1, fontWeight: 500, color: notice.kind === 'error' ? 'error.main' : 'success.main' }}
    >
      {notice.kind === 'error' ? <ErrorOutlined sx={iconLook} /> : <CheckCircleOutlined sx={iconLook} />}
      {notice.text}
    </Typography>
  );
  return (
    <div>
      <div role="alert">{notice?.kind === 'error' && shown}</div>
      <div role="status">{notice?.kind === 'success' && shown}</div>
    </div>
  );
}

const iconLook = { flex: 'none', fontSize: 20 };
