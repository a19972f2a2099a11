import { Box, Button, Typography } from '@mui/material';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useMySessionsQuery,
  type MySessionsQuery,
} from './account.generated.ts';
import { entryLook } from '../../parts/lists/tableLook.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { browserName } from '../../parts/texts/browserName.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/ownAccount.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';

export function SessionList() {
  const query = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} failed={shared.loadFailed} skeleton={<FieldSkeletons heights={[44, 44]} />}>
      {({ mySessions }) => (
        <>
          <PlainList aria-label={words.openSessions}>
            {mySessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </PlainList>
          {mySessions.length > 1 && <EndOthers />}
        </>
      )}
    </Loaded>
  );
}

function EndOthers() {
  const notify = useNotify();
  const [end, { loading }] = useEndOtherSessionsMutation({ refetchQueries: ['MySessions'], awaitRefetchQueries: true });

  async function endThem() {
    try {
      await end();
      notify.success(words.allOtherSessionsEnded);
      focusHeading();
    } catch (error) {
      notify.failure(shared.accountEndFailed, error);
    }
  }

  return (
    <Box className="ruled" sx={{ pt: 2 }}>
      <Button variant="outlined" color="error" size="small" disabled={loading} onClick={() => void endThem()}>
        {words.endAllOtherSessions}
      </Button>
    </Box>
  );
}

function SessionRow({ session }: { session: MySessionsQuery['mySessions'][number] }) {
  const { id, userAgent, createdAt, lastSeenAt, current } = session;
  const notify = useNotify();
  const [end, { loading }] = useEndSessionMutation({ refetchQueries: ['MySessions'], awaitRefetchQueries: true });

  async function endIt() {
    try {
      await end({ variables: { id } });
      notify.success(words.sessionEndedSuccessfully);
      focusHeading();
    } catch (error) {
      notify.failure(shared.accountEndFailed, error);
    }
  }

  return (
    <Box component="li" sx={entryLook}>
      <div>
        <Typography variant="body2" className="strong">
          {browserName(userAgent)}
        </Typography>
        <Quiet variant="caption" component="p">
          {words.openedLastUsed(fullDate(createdAt), fullDate(lastSeenAt))}
        </Quiet>
      </div>
      {current ? (
        <Quiet>{words.thisBrowser}</Quiet>
      ) : (
        <Button
          variant="outlined"
          size="small"
          disabled={loading}
          aria-label={words.endSessionOpened(browserName(userAgent), fullDate(createdAt))}
          onClick={() => void endIt()}
        >
          {words.end}
        </Button>
      )}
    </Box>
  );
}
