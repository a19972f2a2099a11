import ImageSearchOutlined from '@mui/icons-material/ImageSearchOutlined';
import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { droppedFiles } from './chosenFiles.ts';
import { FilePicker, take } from './FilePicker.tsx';
import type { PictureBatchState } from './usePictureBatch.ts';

/** `last`: what came of the last files, in a sentence. */
type Props = { state: PictureBatchState; last: string | null };

/** Takes files, a folder or an archive by dropping or choosing. */
export function ChoosePictures({ state, last }: Props) {
  const [over, setOver] = useState(false);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void droppedFiles(event.dataTransfer).then((files) => take(state, files));
        }}
        sx={{
          alignItems: 'center',
          gap: 1.5,
          p: { xs: 3, md: 6 },
          textAlign: 'center',
          border: '1.5px dashed',
          borderColor: over ? 'primary.main' : 'outline',
          borderRadius: 1.33,
          bgcolor: over ? 'tint.primary' : 'background.paper',
        }}
      >
        <ImageSearchOutlined sx={{ fontSize: 36, color: 'text.secondary' }} />
        <Typography variant="h5" component="h2">
          Drop pictures, a folder or a .zip here
        </Typography>
        <Typography variant="body2" sx={{ maxWidth: 560, color: 'text.secondary' }}>
          Up to 500 files, 2 GB together. The name is the stock code, with a number for further pictures: 6204-2RS.jpg,
          6204-2RS (2).jpg, or 6204-2RS/2.jpg. A PDF, STEP, DXF or DWG file becomes a document. You see what would
          change before anything is written.
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          <FilePicker variant="contained" state={state}>
            Choose files
          </FilePicker>
          <FilePicker variant="outlined" state={state} ofFolder>
            Choose a folder
          </FilePicker>
        </Stack>
      </Stack>
      {last !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The last time: {last} It can be undone under <Link to="/admin/imports">Imports</Link>.
        </Typography>
      )}
    </Stack>
  );
}
