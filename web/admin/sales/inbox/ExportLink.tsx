import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import type { MouseEvent } from 'react';
import { useDownload } from '../../parts/downloads/useDownload.ts';
import * as words from '../../../words/admin/en/inbox.ts';

/** Downloads the listed entries of all pages. */
export function ExportLink({ address }: { address: string }) {
  const download = useDownload();
  return (
    <Button
      size="small"
      href={address}
      download
      onClick={(event: MouseEvent<HTMLAnchorElement>) => void download(event)}
      startIcon={<FileDownloadOutlined />}
    >
      {words.exportCsv}
    </Button>
  );
}
