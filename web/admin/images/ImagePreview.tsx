import { Box } from '@mui/material';
import { Picture } from '../../components/Picture.tsx';

/** `whole`: shows all of the picture instead of filling the frame with it. */
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
