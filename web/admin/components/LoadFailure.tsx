import { Button } from '@mui/material';
import { fieldErrors } from '../../graphql/fieldErrors.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { texts } from '../texts.ts';
import { EmptyBox } from './EmptyBox.tsx';

/** In place of what could not be loaded; when the session has ended, the way back in. */
export function LoadFailure({ error, text, onRetry }: { error: unknown; text: string; onRetry: () => void }) {
  const { signInAgain } = useSession();
  const signedOut = fieldErrors(error).general?.code === 'UNAUTHENTICATED';
  return (
    <div role="alert">
      <EmptyBox title={signedOut ? texts.session.ended : text}>
        <Button variant="outlined" size="small" onClick={signedOut ? signInAgain : onRetry}>
          {signedOut ? 'Sign in again' : 'Refresh'}
        </Button>
      </EmptyBox>
    </div>
  );
}
