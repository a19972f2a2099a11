import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, Button } from '@mui/material';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useAuditQuery } from './audit.generated.ts';
import { useDownload } from '../../parts/downloads/useDownload.ts';
import { FilterLine } from '../../parts/lists/FilterLine.tsx';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { ListPager } from '../../parts/lists/ListPager.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { usePersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/audit.ts';
import { auditEvents, isAuditEvent, AuditHead, AuditRow } from './AuditRow.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

const size = 50;

export function AuditList() {
  const list = useListPage('audit', []);
  const nameOf = usePersonName();
  const event = list.param('event');
  const admin = list.param('admin');
  const query = useAuditQuery({
    variables: {
      event: isAuditEvent(event) ? event : null,
      admin: admin || null,
      first: size,
      after: list.after ?? null,
    },
    fetchPolicy: 'cache-and-network',
  });
  const download = useDownload();
  return (
    <ListScreen
      note={words.showsWhoSignedInAndWho}
      title={words.auditLog}
      action={
        <Button
          variant="outlined"
          size="small"
          startIcon={<DownloadOutlined />}
          href="/admin/audit.csv"
          onClick={(event) => void download(event)}
        >
          {words.downloadCsv}
        </Button>
      }
    >
      <FilterLine>
        <FilterSelect
          label={words.kindOfEntry}
          value={event}
          options={[
            { value: '', label: words.everything },
            ...Object.entries(auditEvents).map(([value, label]) => ({ value, label })),
          ]}
          onChoose={(value) => list.filter({ event: value })}
        />
        {admin && (
          <Button size="small" onClick={() => list.filter({ admin: '' })}>
            {words.onlyShowAll(nameOf(admin))}
          </Button>
        )}
      </FilterLine>
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={8} />}>
        {({ audit }) =>
          audit.nodes.length === 0 ? (
            <Box sx={{ p: 'var(--inset)' }}>
              <EmptyState title={words.noEntriesMatchThisFilter} />
            </Box>
          ) : (
            <>
              <AuditHead />
              <PlainList aria-label={words.entries}>
                {audit.nodes.map((entry) => (
                  <AuditRow key={entry.id} entry={entry} onAdmin={(email) => list.filter({ admin: email })} />
                ))}
              </PlainList>
              <ListPager list={list} size={size} of={audit} />
            </>
          )
        }
      </Loaded>
    </ListScreen>
  );
}
