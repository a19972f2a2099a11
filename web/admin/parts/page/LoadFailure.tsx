import { Button } from '@mui/material';
import { useEffect } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { logUnexpected } from '../errors/logUnexpected.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/parts.ts';

interface Props {
  /** Undefined when the server answered that the entry does not exist. */
  error: unknown;
  text: string;
  onRetry: () => void;
}

/** Replaces content that could not be loaded. After the session has ended, it offers to sign in again. */
export function LoadFailure({ error, text, onRetry }: Props) {
  useEffect(() => {
    if (error) logUnexpected(error);
  }, [error]);
  const { signInAgain } = useSession();
  const signedOut = fieldErrors(error).general?.code === 'UNAUTHENTICATED';
  return (
    <div role="alert">
      <EmptyState
        title={signedOut ? shared.sessionEnded : text}
        action={
          <Button variant="outlined" size="small" onClick={() => void (signedOut ? signInAgain() : onRetry())}>
            {signedOut ? words.signInAgain : words.refresh}
          </Button>
        }
      />
    </div>
  );
}
