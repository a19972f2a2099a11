import { Stack, Switch, Typography } from '@mui/material';
import { useUpdateOwnAccountMutation } from '../../../graphql/generated/operations.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** Chooses the screen that the admin area opens with. */
export function StartWithToday() {
  const { startsWithToday } = useSession();
  const notify = useNotify();
  const [change, { loading }] = useUpdateOwnAccountMutation();

  async function choose(checked: boolean) {
    if (loading) return;
    try {
      await change({ variables: { input: { startsWithToday: checked } } });
      notify.success(checked ? 'The admin opens with Today from now on' : 'The admin opens as before');
    } catch (error) {
      notify.failure('Failed to save. Please try again.', error);
    }
  }

  return (
    <Stack component="label" direction="row" sx={{ alignItems: 'center', gap: 1.5, cursor: 'pointer' }}>
      <Switch checked={startsWithToday} onChange={({ target }) => void choose(target.checked)} />
      <Typography variant="body2">Start with Today</Typography>
    </Stack>
  );
}
