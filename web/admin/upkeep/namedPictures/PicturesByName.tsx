import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { UploadNotice } from '../../parts/uploads/UploadNotice.tsx';
import { useUndoImport } from '../sheets/useUndoImport.ts';
import * as words from '../../../words/admin/en/namedPictures.ts';
import { ChoosePictures } from './ChoosePictures.tsx';
import { FilePicker } from './FilePicker.tsx';
import { LeftOutFiles } from './LeftOutFiles.tsx';
import { MatchedFiles } from './MatchedFiles.tsx';
import { foundIn, sizeOf, type Batch, type Place } from './namedFiles.ts';
import { PicturesBar } from './PicturesBar.tsx';
import { PicturesTotals } from './PicturesTotals.tsx';
import { UnclearFiles } from './UnclearFiles.tsx';
import { usePictureBatch } from './usePictureBatch.ts';

/** Adds pictures and documents to the products that the names of their files mean, after a look at what would happen. */
export function PicturesByName() {
  const navigate = useNavigate();
  const notify = useNotify();
  const undo = useUndoImport();
  const [place, setPlace] = useState<Place>('AFTER');
  const state = usePictureBatch((done) => {
    const { undoToken } = done;
    const action = undoToken ? { label: words.undo, run: () => void undo(undoToken) } : undefined;
    notify.success(words.thePicturesWereAdded, action, sentenceOf(done));
    void navigate('/admin/products');
  });
  const { batch } = state;
  const bytes = batch?.files.reduce((sum, { byteSize }) => sum + byteSize, 0) ?? 0;
  return (
    <AdminPage
      title={words.picturesByFileName}
      above={{ to: '/admin/products', title: words.products, here: words.pictures }}
      action={
        batch && (
          <Stack direction="row" className="shrinks" sx={fileLook}>
            <Typography className="breaks" variant="body2" sx={{ display: 'flex', gap: 1 }}>
              <FolderZipOutlined className="rigid icon-20" />
              <span>
                <strong>{batch.name}</strong>, {words.fileCount(batch.files.length)}, {sizeOf(bytes)}
              </span>
            </Typography>
            <FilePicker sx={{ ml: -1, px: 1, textDecoration: 'underline' }} state={state}>
              {words.chooseOthers}
            </FilePicker>
          </Stack>
        )
      }
    >
      <UploadNotice notice={state.failure ? { kind: 'error', text: state.failure } : undefined} />
      <Loaded query={state.query} failed={shared.loadFailed} skeleton={<FieldSkeletons heights={[64, 64, 64]} />}>
        {() =>
          batch ? (
            <Shown state={state} batch={batch} place={batch.place ?? place} onPlace={setPlace} />
          ) : (
            <ChoosePictures state={state} last={state.last && sentenceOf(state.last)} />
          )
        }
      </Loaded>
      {batch && <PicturesBar state={state} batch={batch} found={foundIn(batch.files)} place={batch.place ?? place} />}
    </AdminPage>
  );
}

function sentenceOf({ added, products, leftOver }: Batch) {
  const said = words.addedTo(added, products);
  return leftOver > 0 ? `${said} ${words.leftOver(leftOver)}` : said;
}

interface Props {
  state: ReturnType<typeof usePictureBatch>;
  batch: Batch;
  place: Place;
  onPlace: (place: Place) => void;
}

function Shown({ state, batch, place, onPlace }: Props) {
  const found = foundIn(batch.files);
  return (
    <Stack spacing={2.5} sx={{ pb: 3 }}>
      <PicturesTotals found={found} place={place} isFixed={batch.state !== 'OPEN'} onPlace={onPlace} />
      {state.left.length > 0 && !state.sending && <Interrupted state={state} batch={batch} />}
      <UnclearFiles files={found.asked} state={state} />
      <MatchedFiles files={found.matched} state={state} />
      <LeftOutFiles found={found} state={state} />
    </Stack>
  );
}

/** The page was closed, or the connection was lost, before all files had come. */
const Interrupted = ({ state, batch }: Pick<Props, 'state' | 'batch'>) => (
  <Typography variant="body2" role="status">
    {words.interrupted(batch.files.length - state.left.length, batch.files.length)}{' '}
    <FilePicker sx={{ p: 0, minWidth: 0, height: 'auto', font: 'inherit', textDecoration: 'underline' }} state={state}>
      {words.chooseTheFilesAgain}
    </FilePicker>
  </Typography>
);

const fileLook = { flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mr: { xs: 'auto', md: 0 } };
