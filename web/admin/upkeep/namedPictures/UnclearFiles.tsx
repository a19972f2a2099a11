import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState } from 'react';
import { Panel } from '../../parts/page/Panel.tsx';
import * as words from '../../../words/admin/en/namedPictures.ts';
import { ChooseProduct } from './ChooseProduct.tsx';
import { FileRow, filesLook } from './FileRow.tsx';
import type { NamedFile } from './namedFiles.ts';
import type { PictureBatchState } from './usePictureBatch.ts';

/** So many are shown at first, and by each press more. */
const atOnce = 5;
const further = 25;

/** Asks for the products of files whose names mean none for certain. */
export function UnclearFiles({ files, state }: { files: NamedFile[]; state: PictureBatchState }) {
  const [shown, setShown] = useState(atOnce);
  if (files.length === 0) return null;
  const rest = files.length - shown;
  return (
    <Panel>
      <section aria-label={words.filesThatNeedAnAnswer}>
        <Row className="wraps" spacing={1.5} sx={{ p: '16px 20px' }}>
          <Typography variant="h5" component="h2" sx={{ mr: 'auto' }}>
            {words.filesNeedAnAnswer(files.length)}
          </Typography>
          <Button
            size="small"
            sx={linkLook}
            onClick={() => void state.answer(files.map(({ file }) => ({ file, leaveOut: true })))}
          >
            {words.leaveAllOut(files.length)}
          </Button>
        </Row>
        <Box component="ul" aria-label={words.withoutAnAnswer} sx={filesLook}>
          {files.slice(0, shown).map((file) => (
            <FileRow
              key={file.id}
              file={file}
              source={state.sourceOf(file)}
              mark={<Mark file={file} />}
              actions={
                <Button
                  size="small"
                  aria-label={words.leaveOutNamed(file.path)}
                  onClick={() => void state.answer([{ file: file.file, leaveOut: true }])}
                >
                  {words.leaveOut}
                </Button>
              }
            >
              <ChooseProduct
                file={file}
                onChoose={(productId) => void state.answer([{ file: file.file, productId }])}
              />
            </FileRow>
          ))}
        </Box>
        {rest > 0 && (
          <Box className="ruled" sx={{ p: '12px 20px' }}>
            <Button size="small" sx={linkLook} onClick={() => setShown(shown + further)}>
              {words.showMore(Math.min(rest, further))}
            </Button>
          </Box>
        )}
      </section>
    </Panel>
  );
}

function Mark({ file: { outcome, candidates } }: { file: NamedFile }) {
  const isNone = outcome === 'NONE';
  return (
    <Box component="span" sx={{ ...markLook, color: isNone ? 'error.main' : 'warning.main' }}>
      {isNone ? words.none : words.severalCount(candidates.length)}
    </Box>
  );
}

const linkLook = { p: 0, minWidth: 0, height: 'auto', textDecoration: 'underline' };
const markLook = {
  display: 'inline-block',
  px: 1,
  py: 0.25,
  borderRadius: 0.67,
  fontSize: 13.5,
  fontWeight: 600,
  bgcolor: 'color-mix(in srgb, currentColor 9%, transparent)',
};
