import { Box } from '@mui/material';
import { Picture } from '../../components/Picture.tsx';

/** All of the picture, however it is shaped. */
export function ImagePreview({ address }: { address: string | null }) {
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        width: { xs: 104, sm: 152 },
        alignSelf: 'flex-start',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Picture alt="" image={address} picture={null} sizes="152px" first />
    </Box>
  );
}
