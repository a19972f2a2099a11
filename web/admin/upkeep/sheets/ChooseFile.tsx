import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import * as words from '../../../words/admin/en/fileImports.ts';
import { useFileDrop } from '../../parts/uploads/useFileDrop.ts';
import { SheetPicker } from './SheetPicker.tsx';

interface Props {
  onChoose: (file: File) => void;
  /** It stands below the button. */
  children?: ReactNode;
}

/** Takes a spreadsheet by dropping or choosing it. */
export function ChooseFile({ onChoose, children }: Props) {
  const { over, ...drop } = useFileDrop(([file]) => file && onChoose(file));
  return (
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
      <UploadFileOutlined className="muted" sx={{ fontSize: 36 }} />
      <Typography variant="h5" component="h2">
        {words.dropASpreadsheet}
      </Typography>
      <Typography className="muted" variant="body2" sx={{ maxWidth: 520 }}>
        {words.whatIsRead}
      </Typography>
      <SheetPicker variant="contained" onChoose={onChoose}>
        {words.chooseAFile}
      </SheetPicker>
      {children}
    </Stack>
  );
}
