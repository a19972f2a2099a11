import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { SignInAgain } from './SignInAgain.tsx';

const SessionContext = createContext({ adminId: '', signIns: 0, signInAgain: () => {} });

/** Who is there, and what to do when the server no longer knows the session. */
export const useSession = () => use(SessionContext);

/** Asks to sign in again over the page, so that an expired session takes nothing typed with it. */
export function SessionProvider({ adminId, lost, children }: { adminId: string; lost: boolean; children: ReactNode }) {
  const [asked, setAsked] = useState(lost);
  const [known, setKnown] = useState(lost);
  if (lost !== known) {
    setKnown(lost);
    setAsked(lost);
  }
  /** How often the admin has signed in again since the desk was opened. */
  const [signIns, setSignIns] = useState(0);
  const session = useMemo(() => ({ adminId, signIns, signInAgain: () => setAsked(true) }), [adminId, signIns]);
  return (
    <SessionContext value={session}>
      {children}
      <SignInAgain open={asked} onClose={() => setAsked(false)} onDone={() => setSignIns((times) => times + 1)} />
    </SessionContext>
  );
}
