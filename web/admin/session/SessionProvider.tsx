import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { SignInAgain } from './SignInAgain.tsx';

const SessionContext = createContext({ signInAgain: () => {} });

/** What to do when the server no longer knows the session. */
export const useSession = () => use(SessionContext);

/** Asks to sign in again over the page, so that an expired session takes nothing typed with it. */
export function SessionProvider({ lost, children }: { lost: boolean; children: ReactNode }) {
  const [asked, setAsked] = useState(lost);
  const [known, setKnown] = useState(lost);
  if (lost !== known) {
    setKnown(lost);
    setAsked(lost);
  }
  const session = useMemo(() => ({ signInAgain: () => setAsked(true) }), []);
  return (
    <SessionContext value={session}>
      {children}
      <SignInAgain open={asked} onDone={() => setAsked(false)} />
    </SessionContext>
  );
}
