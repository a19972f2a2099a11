import { Switch, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useUpdateOwnAccountMutation } from './account.generated.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/ownAccount.ts';

/** Chooses the screen that the admin area opens with. */
export function StartWithToday() {
  const { startsWithToday } = useSession();
  const notify = useNotify();
  const [change, { loading }] = useUpdateOwnAccountMutation();

  async function choose(checked: boolean) {
    if (loading) return;
    try {
      await change({ variables: { input: { startsWithToday: checked } } });
      notify.success(checked ? words.theAdminOpensWithToday : words.theAdminOpensAsBefore);
    } catch (error) {
      notify.failure(words.failedToSave, error);
    }
  }

  return (
    <Row component="label" spacing={1.5} sx={{ cursor: 'pointer' }}>
      <Switch checked={startsWithToday} onChange={({ target }) => void choose(target.checked)} />
      <Typography variant="body2">{words.startWithToday}</Typography>
    </Row>
  );
}
