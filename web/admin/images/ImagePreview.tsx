import { Box } from '@mui/material';
import { Picture } from '../../components/Picture.tsx';

/** `whole`: nothing is cut off to fill the frame. */
export function ImagePreview({ address, whole }: { address: string | null; whole: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        width: { xs: 104, sm: 152 },
        alignSelf: 'flex-start',
        border: 1,
        borderColor: 'divider',
        ...(whole && { '& img': { objectFit: 'contain' } }),
      }}
    >
      <Picture alt="" image={address} picture={null} sizes="152px" first />
    </Box>
  );
}
