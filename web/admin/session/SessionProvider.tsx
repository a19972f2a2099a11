import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { resumingLink } from './resumingLink.ts';
import { SignInAgain } from './SignInAgain.tsx';

const SessionContext = createContext({ adminId: '', signIns: 0, signInAgain: () => Promise.resolve(false) });

/** Who is there, and what to do when the server no longer knows the session. */
export const useSession = () => use(SessionContext);

interface Props {
  admin: { id: string; email: string };
  /** Whether the session is known to be over. */
  lost: boolean;
  children: ReactNode;
}

/** Asks to sign in again over the page, so that an expired session takes nothing typed with it, and then goes on. */
export function SessionProvider({ admin, lost, children }: Props) {
  const client = useApolloClient();
  const [asked, setAsked] = useState(lost);
  const [known, setKnown] = useState(lost);
  if (lost !== known) {
    setKnown(lost);
    setAsked(lost);
  }
  /** How often the admin has signed in again since the desk was opened. */
  const [signIns, setSignIns] = useState(0);
  const waiting = useRef<((signedIn: boolean) => void)[]>([]);
  const signInAgain = useCallback(() => {
    setAsked(true);
    return new Promise<boolean>((resolve) => waiting.current.push(resolve));
  }, []);
  function close(signedIn: boolean) {
    setAsked(false);
    if (signedIn) setSignIns((times) => times + 1);
    for (const resolve of waiting.current.splice(0)) resolve(signedIn);
  }

  useEffect(() => {
    const plain = client.link;
    client.setLink(resumingLink(signInAgain).concat(plain));
    return () => client.setLink(plain);
  }, [client, signInAgain]);

  const session = useMemo(() => ({ adminId: admin.id, signIns, signInAgain }), [admin.id, signIns, signInAgain]);
  return (
    <SessionContext value={session}>
      {children}
      <SignInAgain email={admin.email} open={asked} onClose={close} />
    </SessionContext>
  );
}
