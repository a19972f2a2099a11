import BackHandOutlined from '@mui/icons-material/BackHandOutlined';
import { Box, Typography } from '@mui/material';

interface Props {
  /** It says what has happened, or would. */
  title: string;
  reasons: readonly string[];
}

/** Says why a run stops itself. */
export const StopBox = ({ title, reasons }: Props) => (
  <Box component="section" aria-label={title} sx={boxLook}>
    <BackHandOutlined sx={{ color: 'warning.main', mt: 0.25 }} />
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4.5, m: 0, mt: 0.5, p: 0, listStyle: 'none' }}
      >
        {reasons.map((reason) => (
          <Typography key={reason} component="li" variant="body2">
            {reason}
          </Typography>
        ))}
      </Box>
    </Box>
  </Box>
);

const boxLook = {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 1.5,
  p: '16px 20px',
  border: '1.5px solid',
  borderColor: 'warning.main',
  borderRadius: 1.33,
  bgcolor: 'background.paper',
} as const;
