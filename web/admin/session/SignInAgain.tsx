import { useApolloClient } from '@apollo/client/react';
import { DialogContent, Typography } from '@mui/material';
import { PageDialog } from '../components/PageDialog.tsx';
import { texts } from '../texts.ts';
import { SignInForm } from './SignInForm.tsx';

export function SignInAgain({ open, onClose, onDone }: { open: boolean; onClose: () => void; onDone: () => void }) {
  const client = useApolloClient();
  const done = () => {
    onClose();
    onDone();
    void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
  return (
    <PageDialog open={open} title="Sign in again" width={440} small onClose={onClose}>
      <DialogContent sx={{ pb: 4 }}>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>
          {texts.session.ended} Nothing you typed is lost: sign in, then repeat your last step.
        </Typography>
        <SignInForm onDone={done} />
      </DialogContent>
    </PageDialog>
  );
}
