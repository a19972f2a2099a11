import { Button } from '@mui/material';
import { EmptyState } from '../../components/EmptyState.tsx';
import { fieldErrors } from '../../graphql/fieldErrors.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { texts } from '../texts/texts.ts';

/** In place of what could not be loaded; when the session has ended, the way back in. */
export function LoadFailure({ error, text, onRetry }: { error: unknown; text: string; onRetry: () => void }) {
  const { signInAgain } = useSession();
  const signedOut = fieldErrors(error).general?.code === 'UNAUTHENTICATED';
  return (
    <div role="alert">
      <EmptyState
        title={signedOut ? texts.session.ended : text}
        action={
          <Button variant="outlined" size="small" onClick={() => void (signedOut ? signInAgain() : onRetry())}>
            {signedOut ? 'Sign in again' : 'Refresh'}
          </Button>
        }
      />
    </div>
  );
}
