import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, IconButton } from '@mui/material';
import type { MouseEvent } from 'react';
import { useDownload } from '../../parts/downloads/useDownload.ts';
import * as words from '../../../words/admin/en/inbox.ts';

interface Props {
  address: string;
  /** There is room for its icon only. */
  isShort?: boolean;
}

/** Downloads the listed entries of all pages. */
export function ExportLink({ address, isShort = false }: Props) {
  const download = useDownload();
  const link = {
    href: address,
    download: true,
    size: 'small',
    onClick: (event: MouseEvent<HTMLAnchorElement>) => void download(event),
  } as const;
  if (isShort)
    return (
      <IconButton component="a" {...link} color="primary" aria-label={words.exportCsv} title={words.exportCsv}>
        <FileDownloadOutlined />
      </IconButton>
    );
  return (
    <Button {...link} startIcon={<FileDownloadOutlined />}>
      {words.exportCsv}
    </Button>
  );
}
