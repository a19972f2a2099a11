import { Box, Stack, Typography } from '@mui/material';
import * as words from '../../../words/admin/en/fileImports.ts';
import { useDownload } from '../../parts/downloads/useDownload.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { EarlierImports } from './EarlierImports.tsx';

/** Takes the file, and offers a template and the latest imports. */
export function ChooseSheet({ onChoose }: { onChoose: (file: File) => void }) {
  const download = useDownload();
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 1120 }}>
      <ChooseFile onChoose={onChoose}>
        <Typography className="muted" variant="body2">
          {words.noFileYet}{' '}
          <Box component="span" className="unbroken">
            <a href="/admin/products-template.xlsx" download onClick={(event) => void download(event)}>
              .xlsx
            </a>
            {` ${words.or} `}
            <a href="/admin/products-template.csv" download onClick={(event) => void download(event)}>
              .csv
            </a>
          </Box>
        </Typography>
      </ChooseFile>
      <EarlierImports />
    </Stack>
  );
}
