import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Stack } from '@mui/material';
import type { MouseEvent } from 'react';
import { useDownload } from '../downloads/useDownload.ts';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import type { useListPage } from '../lists/useListPage.ts';
import { csvAddress, statusOptions } from './messageFilters.ts';

export function MessageToolbar({ list }: { list: ReturnType<typeof useListPage> }) {
  const download = useDownload();
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <SearchField
        label="Search messages"
        value={list.search}
        onSearch={(search) => list.filter({ q: search }, true)}
      />
      <FilterSelect
        label="Show"
        value={list.param('status')}
        options={statusOptions}
        onChoose={(status) => list.filter({ status })}
      />
      <Button
        size="small"
        href={csvAddress(list)}
        download
        onClick={(event: MouseEvent<HTMLAnchorElement>) => void download(event)}
        startIcon={<FileDownloadOutlined />}
        sx={{ ml: { sm: 'auto' } }}
      >
        Export CSV
      </Button>
    </Stack>
  );
}
