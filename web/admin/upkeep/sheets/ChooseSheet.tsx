import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { useDownload } from '../../parts/downloads/useDownload.ts';
import { useFileDrop } from '../../parts/uploads/useFileDrop.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { SheetPicker } from './SheetPicker.tsx';

/** Takes the file, and offers a template and the latest imports. */
export function ChooseSheet({ onChoose }: { onChoose: (file: File) => void }) {
  const { over, ...drop } = useFileDrop(([file]) => file && onChoose(file));
  const download = useDownload();
  return (
    <Stack sx={{ gap: 2.5, maxWidth: 1120 }}>
      <Stack
        {...drop}
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
        <UploadFileOutlined sx={{ fontSize: 36, color: 'text.secondary' }} />
        <Typography variant="h5" component="h2">
          Drop a spreadsheet here
        </Typography>
        <Typography variant="body2" sx={{ maxWidth: 520, color: 'text.secondary' }}>
          An .xlsx workbook or a .csv file. Its first row names the columns, in Turkish or in English; you see what
          would change before anything is written.
        </Typography>
        <SheetPicker variant="contained" onChoose={onChoose}>
          Choose a file
        </SheetPicker>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No file yet? Fill in a template:{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            <a href="/admin/products-template.xlsx" download onClick={(event) => void download(event)}>
              .xlsx
            </a>
            {' or '}
            <a href="/admin/products-template.csv" download onClick={(event) => void download(event)}>
              .csv
            </a>
          </Box>
        </Typography>
      </Stack>
      <EarlierImports />
    </Stack>
  );
}
