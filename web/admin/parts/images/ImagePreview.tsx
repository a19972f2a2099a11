import { useFragment } from '@apollo/client/react';
import { Box } from '@mui/material';
import { Picture } from '../../../components/Picture.tsx';
import { StoredPictureFragmentDoc } from './images.generated.ts';

/** Shows the whole picture, whatever its shape. */
export function ImagePreview({ address }: { address: string | null }) {
  // The form knows only the address. The cache has the rest, from the list or from the upload.
  const stored = useFragment({
    fragment: StoredPictureFragmentDoc,
    from: address ? { __typename: 'Image', url: address } : null,
  });
  const picture = stored.dataState === 'complete' ? stored.data : null;
  return (
    <Box aria-hidden className="rigid framed" sx={{ width: { xs: 104, sm: 152 }, alignSelf: 'flex-start' }}>
      <Picture alt="" image={address} picture={picture} sizes="152px" upTo={320} first />
    </Box>
  );
}
