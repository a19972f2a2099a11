import { Box, Button, Typography } from '@mui/material';
import { usePages } from '../../parts/lists/usePages.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as words from '../../../words/admin/en/namedPictures.ts';
import { FileRow, filesLook } from './FileRow.tsx';
import type { Found, NamedFile } from './namedFiles.ts';
import type { PictureBatchState } from './usePictureBatch.ts';

const pageSize = 10;

/** Lists the files that are not added, each with the reason. */
export function LeftOutFiles({ found, state }: { found: Found; state: PictureBatchState }) {
  const files = [...found.refused, ...found.leftOut, ...found.same];
  const { visible, pager } = usePages(files, pageSize);
  if (files.length === 0) return null;
  return (
    <Panel>
      <section aria-label={words.filesThatAreNotAdded}>
        <Typography variant="h5" component="h2" sx={{ p: '16px 20px' }}>
          {words.notAdded(files.length)}
        </Typography>
        <Box component="ul" aria-label={words.notAddedLabel} sx={filesLook}>
          {visible.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              source={state.sourceOf(file)}
              actions={
                file.outcome === 'LEFT_OUT' && (
                  <Button
                    size="small"
                    aria-label={words.takeAfterAll(file.path)}
                    onClick={() => void state.answer([{ file: file.file }])}
                  >
                    {words.takeItAfterAll}
                  </Button>
                )
              }
            >
              <Typography
                variant="body2"
                className="breaks"
                sx={{ color: file.problem ? 'error.main' : 'text.secondary' }}
              >
                {reasonOf(file)}
              </Typography>
            </FileRow>
          ))}
        </Box>
        {pager}
      </section>
    </Panel>
  );
}

function reasonOf({ outcome, problem, product }: NamedFile) {
  if (problem !== null) return problem;
  if (outcome === 'LEFT_OUT') return words.leftOut;
  return words.thereAlready(product?.name ?? '');
}
