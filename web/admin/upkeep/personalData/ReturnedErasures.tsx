import { Alert, Box } from '@mui/material';
import { useErasuresToRepeatQuery, useRepeatErasuresMutation } from './returnedErasures.generated.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { usePersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/personalData.ts';

/** Lists the erasures of personal data that a restore has undone, and repeats them at one press; nothing when there are none. */
export function ReturnedErasures() {
  const nameOf = usePersonName();
  const notify = useNotify();
  const { data, refetch } = useErasuresToRepeatQuery({ fetchPolicy: 'cache-and-network' });
  const [repeat, { loading }] = useRepeatErasuresMutation();
  const erasures = data?.erasuresToRepeat ?? [];
  if (erasures.length === 0) return null;

  async function eraseAgain() {
    try {
      const { data } = await repeat({ variables: { ids: erasures.map(({ id }) => id) } });
      notify.success(words.recordsErasedAgain(data?.repeatErasures ?? 0));
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToErase, error);
    }
    await refetch();
  }

  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, overflowWrap: 'anywhere', '& .MuiAlert-message': { flexGrow: 1 } }}
      role="region"
      aria-label={words.erasedAfterThisBackupWasMade}
    >
      <Box component="h2" className="strong" sx={{ mb: 0.5, font: 'inherit' }}>
        {words.erasedAfterThisBackupWasMade}
      </Box>
      {words.theRestoredBackupStillHad}
      <Box component="ul" className="bulleted" sx={{ my: 1 }}>
        {erasures.map(({ id, at, admin, back }) => (
          <li key={id}>
            {admin ? words.recordsErasedBy(back, fullDate(at), nameOf(admin)) : words.recordsErased(back, fullDate(at))}
          </li>
        ))}
      </Box>
      <BusyButton size="small" color="error" busy={loading} onClick={() => void eraseAgain()}>
        {words.eraseAgain}
      </BusyButton>
    </Alert>
  );
}
