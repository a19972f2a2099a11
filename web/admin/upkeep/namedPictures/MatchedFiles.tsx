import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePages } from '../../parts/lists/usePages.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as words from '../../../words/admin/en/namedPictures.ts';
import { ChooseProduct } from './ChooseProduct.tsx';
import { FileRow, filesLook } from './FileRow.tsx';
import type { NamedFile } from './namedFiles.ts';
import { NamedProductLine } from './NamedProductLine.tsx';
import type { PictureBatchState } from './usePictureBatch.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

const pageSize = 25;

/** Lists the files whose products are known. */
export function MatchedFiles({ files, state }: { files: NamedFile[]; state: PictureBatchState }) {
  const { visible, pager } = usePages(files, pageSize);
  const [changing, setChanging] = useState<string>();
  if (files.length === 0) return null;
  return (
    <Panel>
      <section aria-label={words.matchedFiles}>
        <Stack direction="row" className="wraps" spacing={1.5} sx={{ alignItems: 'baseline', p: '16px 20px' }}>
          <Typography variant="h5" component="h2" sx={{ mr: 'auto' }}>
            {words.matchedCount(files.length)}
          </Typography>
          <Quiet>{words.numberIsPlace}</Quiet>
        </Stack>
        <Box component="ul" aria-label={words.matched} sx={filesLook}>
          {visible.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              source={state.sourceOf(file)}
              mark={<Quiet>{file.isDocument ? words.document : words.picturePlace(file.place)}</Quiet>}
              actions={
                changing === file.id ? (
                  <Button size="small" onClick={() => void state.answer([{ file: file.file, leaveOut: true }])}>
                    {words.leaveOut}
                  </Button>
                ) : (
                  <Button size="small" aria-label={words.changePath(file.path)} onClick={() => setChanging(file.id)}>
                    {words.change}
                  </Button>
                )
              }
            >
              {changing === file.id ? (
                <ChooseProduct
                  file={{ ...file, candidates: [] }}
                  onChoose={(productId) => {
                    setChanging(undefined);
                    void state.answer([{ file: file.file, productId }]);
                  }}
                />
              ) : (
                file.product && <NamedProductLine product={file.product} />
              )}
            </FileRow>
          ))}
        </Box>
        {pager}
      </section>
    </Panel>
  );
}
