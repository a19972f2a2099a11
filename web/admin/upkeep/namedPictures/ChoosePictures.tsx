import ImageSearchOutlined from '@mui/icons-material/ImageSearchOutlined';
import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as words from '../../../words/admin/en/namedPictures.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { droppedFiles } from './chosenFiles.ts';
import { FilePicker, take } from './FilePicker.tsx';
import type { PictureBatchState } from './usePictureBatch.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

/** `last`: what came of the last files, in a sentence. */
type Props = { state: PictureBatchState; last: string | null };

/** Takes files, a folder or an archive by dropping or choosing. */
export function ChoosePictures({ state, last }: Props) {
  const [over, setOver] = useState(false);
  return (
    <Stack spacing={2}>
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
        className="row"
        spacing={1.5}
        sx={{
          p: { xs: 3, md: 6 },
          textAlign: 'center',
          border: '1.5px dashed',
          borderColor: over ? 'primary.main' : 'outline',
          borderRadius: 1.33,
          bgcolor: over ? 'tint.primary' : 'background.paper',
        }}
      >
        <ImageSearchOutlined className="muted" sx={{ fontSize: 36 }} />
        <Typography variant="h5" component="h2">
          {words.dropPicturesAFolderOrAZip}
        </Typography>
        <Typography className="muted" variant="body2" sx={{ maxWidth: 560 }}>
          {words.upTo500Files2GbTogether}
        </Typography>
        <Stack direction="row" className="wraps" spacing={1.5} sx={{ justifyContent: 'center' }}>
          <FilePicker variant="contained" state={state}>
            {words.chooseFiles}
          </FilePicker>
          <FilePicker variant="outlined" state={state} ofFolder>
            {words.chooseAFolder}
          </FilePicker>
        </Stack>
      </Stack>
      {last !== null && (
        <Quiet>
          <Sentence text={words.lastTime} parts={{ last, link: <Link to="/admin/imports">{words.imports}</Link> }} />
        </Quiet>
      )}
    </Stack>
  );
}
