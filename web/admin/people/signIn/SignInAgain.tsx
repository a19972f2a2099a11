import { useApolloClient } from '@apollo/client/react';
import { DialogContent, Typography } from '@mui/material';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { askingClass, type SignInAgainProps } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/signIn.ts';
import { SignInForm } from './SignInForm.tsx';

/** `email` belongs to the person who was signed in. */
export function SignInAgain({ email, why, open, onClose }: SignInAgainProps) {
  const client = useApolloClient();
  const done = () => {
    onClose(true);
    void client.refetchQueries({ include: 'active' }).catch(logUnexpected);
  };
  return (
    <PageDialog
      open={open}
      title={words.signInAgain}
      width={440}
      small
      className={askingClass}
      onClose={() => onClose(false)}
    >
      <DialogContent>
        <Typography className="muted" sx={{ mb: 3 }}>
          {why === 'confirm' ? words.forYourSafetyEnter : words.nothingYouTypedIsLostSign(shared.sessionEnded)}
        </Typography>
        <SignInForm email={email} onDone={done} />
      </DialogContent>
    </PageDialog>
  );
}
