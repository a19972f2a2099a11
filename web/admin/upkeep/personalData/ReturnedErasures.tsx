import { Alert, Box } from '@mui/material';
import { useErasuresToRepeatQuery, useRepeatErasuresMutation } from '../../../graphql/generated/operations.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { counted } from '../../parts/texts/counted.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';

/** Lists the erasures of personal data that a restore has undone, and repeats them at one press; nothing when there are none. */
export function ReturnedErasures() {
  const notify = useNotify();
  const { data, refetch } = useErasuresToRepeatQuery({ fetchPolicy: 'cache-and-network' });
  const [repeat, { loading }] = useRepeatErasuresMutation();
  const erasures = data?.erasuresToRepeat ?? [];
  if (erasures.length === 0) return null;

  async function eraseAgain() {
    try {
      const { data } = await repeat({ variables: { ids: erasures.map(({ id }) => id) } });
      notify.success(`${counted(data?.repeatErasures ?? 0, 'record')} erased for good`);
    } catch (error) {
      notify.failure(refusalOf(error) ?? 'Failed to erase. Nothing was erased. Please try again.', error);
    }
    await refetch();
  }

  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, overflowWrap: 'anywhere', '& .MuiAlert-message': { flexGrow: 1 } }}
      role="region"
      aria-label="Erased after this backup was made"
    >
      <Box component="h2" sx={{ m: 0, mb: 0.5, font: 'inherit', fontWeight: 600 }}>
        Erased after this backup was made
      </Box>
      The restored backup still had personal data that was erased since. It is on the site again:
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {erasures.map(({ id, at, admin, back }) => (
          <li key={id}>
            {counted(back, 'record')}, erased on {fullDate(at)}
            {admin ? ` by ${admin}` : ''}
          </li>
        ))}
      </Box>
      <BusyButton size="small" color="error" busy={loading} onClick={() => void eraseAgain()}>
        Erase again
      </BusyButton>
    </Alert>
  );
}
