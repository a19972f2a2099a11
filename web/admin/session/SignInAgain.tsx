import { useApolloClient } from '@apollo/client/react';
import { DialogContent, Typography } from '@mui/material';
import { PageDialog } from '../components/PageDialog.tsx';
import { texts } from '../texts.ts';
import { SignInForm } from './SignInForm.tsx';

interface Props {
  /** Of who was signed in. */
  email: string;
  open: boolean;
  onClose: (signedIn: boolean) => void;
}

export function SignInAgain({ email, open, onClose }: Props) {
  const client = useApolloClient();
  const done = () => {
    onClose(true);
    void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
  return (
    <PageDialog open={open} title="Sign in again" width={440} small onClose={() => onClose(false)}>
      <DialogContent sx={{ p: '0 28px 32px' }}>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>
          {texts.session.ended} Nothing you typed is lost: sign in, and what you were doing goes on.
        </Typography>
        <SignInForm email={email} onDone={done} />
      </DialogContent>
    </PageDialog>
  );
}
