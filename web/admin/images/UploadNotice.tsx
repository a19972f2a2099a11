import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Typography } from '@mui/material';

export function UploadNotice({ notice }: { notice?: { kind: 'success' | 'error'; text: string } }) {
  const Icon = notice?.kind === 'error' ? ErrorOutlined : CheckCircleOutlined;
  return (
    <div role={notice?.kind === 'error' ? 'alert' : 'status'}>
      {notice && (
        <Typography
          variant="body2"
          sx={{
            display: 'flex',
            gap: 1,
            fontWeight: 500,
            color: notice.kind === 'error' ? 'error.main' : 'success.main',
          }}
        >
          <Icon sx={{ flex: 'none', fontSize: 20 }} /> {notice.text}
        </Typography>
      )}
    </div>
  );
}
