import { Box, Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useNoticesQuery, useUnreadNoticesQuery } from './notices.generated.ts';
import { ListPager } from '../../parts/lists/ListPager.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/notices.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { useReadNotices } from './useReadNotices.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

const size = 20;

/** All notices of the person, page by page. */
export function NoticeList() {
  const list = useListPage('notices', []);
  const query = useNoticesQuery({
    variables: { first: size, after: list.after ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const unread = useUnreadNoticesQuery().data?.unreadNotices ?? 0;
  const read = useReadNotices();
  return (
    <ListScreen
      note={words.whatHappenedWithoutYouFor90}
      title={words.notices}
      action={
        <Stack direction="row" className="wraps" spacing={1}>
          {unread > 0 && (
            <Button
              size="small"
              onClick={() => {
                focusHeading();
                void read();
              }}
            >
              {words.markAllAsRead}
            </Button>
          )}
          <Button variant="outlined" size="small" component={Link} to="/admin/notices/settings">
            {words.whatYouAreNotifiedOf}
          </Button>
        </Stack>
      }
    >
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={6} />}>
        {({ notices }) =>
          notices.nodes.length === 0 ? (
            <Box sx={{ p: 'var(--inset)' }}>
              <EmptyState title={words.nothingNew} />
            </Box>
          ) : (
            <>
              <PlainList aria-label={words.notices}>
                {notices.nodes.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} onOpen={(one) => void read([one])} />
                ))}
              </PlainList>
              <ListPager list={list} size={size} of={notices} />
            </>
          )
        }
      </Loaded>
    </ListScreen>
  );
}
