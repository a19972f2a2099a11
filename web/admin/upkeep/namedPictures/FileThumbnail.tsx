import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { Picture } from '../../../components/Picture.tsx';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import type { ChosenFile } from './archive.ts';
import type { NamedFile } from './namedFiles.ts';

type Props = { file: NamedFile; source: ChosenFile | undefined };

/** Shows a picture from the disk until it has come, and then the stored one. */
export function FileThumbnail({ file: { image, isDocument, problem }, source }: Props) {
  const isPicture = !isDocument && problem === null;
  const local = useLocalPicture(isPicture && image === null ? source : undefined);
  return (
    <Box className="row clips sunken" aria-hidden sx={thumbLook}>
      {isDocument && <InsertDriveFileOutlined className="muted" />}
      {image && <Picture alt="" image={image.url} picture={image} sizes="52px" upTo={320} />}
      {!image && local && (
        <img
          alt=""
          src={local}
          // A file that is no picture is refused when it has come.
          onError={({ currentTarget }) => currentTarget.remove()}
          style={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}

/** Returns an address of the file within this page. */
function useLocalPicture(source: ChosenFile | undefined) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!source) return undefined;
    let isGone = false;
    let made: string | undefined;
    source.read().then((file) => {
      if (isGone) return;
      made = URL.createObjectURL(file);
      setUrl(made);
    }, logUnexpected);
    return () => {
      isGone = true;
      setUrl(undefined);
      if (made) URL.revokeObjectURL(made);
    };
  }, [source]);
  return url;
}

const thumbLook = { justifyContent: 'center', width: 52, height: 39, borderRadius: 0.67 };
