import BackHandOutlined from '@mui/icons-material/BackHandOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  /** It says what has happened, or would. */
  title: string;
  reasons: readonly string[];
  /** The run could not be done at all. */
  failed?: boolean;
  /** Buttons below the reasons. */
  children?: ReactNode;
}

/** Says why a run stops itself, or why it failed. */
export function StopBox({ title, reasons, failed = false, children }: Props) {
  const color = failed ? 'error.main' : 'warning.main';
  const Icon = failed ? ErrorOutlined : BackHandOutlined;
  return (
    <Box component="section" aria-label={title} sx={{ ...boxLook, borderColor: color }}>
      <Icon sx={{ color, mt: 0.25 }} />
      <Box className="shrinks">
        <Typography variant="h5" component="h2">
          {title}
        </Typography>
        <PlainList className="wraps" sx={{ columnGap: 4.5, mt: 0.5 }}>
          {reasons.map((reason) => (
            <Typography key={reason} component="li" variant="body2" className="breaks">
              {reason}
            </Typography>
          ))}
        </PlainList>
        {children && (
          <Box className="wraps" sx={{ gap: 1.5, mt: 2 }}>
            {children}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const boxLook = {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 1.5,
  p: '16px 20px',
  border: '1.5px solid',
  borderRadius: 1.33,
  bgcolor: 'background.paper',
} as const;
