import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Stack } from '@mui/material';
import { FilterSelect } from '../components/FilterSelect.tsx';
import { SearchField } from '../components/SearchField.tsx';
import type { useListPage } from '../components/useListPage.ts';
import { useArrivals } from './LiveMessages.tsx';
import { csvAddress, statusOptions } from './messageFilters.ts';

interface Props {
  list: ReturnType<typeof useListPage>;
  /** Brings what has arrived into the list. */
  onShowArrivals: () => void;
}

export function MessageToolbar({ list, onShowArrivals }: Props) {
  const { arrived } = useArrivals();
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
      <div role="status">
        {arrived > 0 && (
          <Button variant="outlined" size="small" color="primary" onClick={onShowArrivals}>
            {arrived === 1 ? '1 new message' : `${arrived} new messages`}
          </Button>
        )}
      </div>
      <Button
        size="small"
        href={csvAddress(list)}
        download
        startIcon={<FileDownloadOutlined />}
        sx={{ ml: { sm: 'auto' } }}
      >
        Export CSV
      </Button>
    </Stack>
  );
}
