import { useApolloClient } from '@apollo/client/react';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { resumingLink } from './resumingLink.ts';

const SessionContext = createContext({ adminId: '', signIns: 0, signInAgain: () => Promise.resolve(false) });

/** Who is signed in, and how to sign in again once the session has ended. */
export const useSession = () => use(SessionContext);

/** What asks for the password again, and whether the admin then gave it. */
export interface SignInAgainProps {
  email: string;
  open: boolean;
  onClose: (signedIn: boolean) => void;
}

interface Props {
  admin: { id: string; email: string };
  /** Whether the session is known to be over. */
  lost: boolean;
  /** Handed in, since the session stands below every page and form. */
  SignInAgain: ComponentType<SignInAgainProps>;
  children: ReactNode;
}

/** Asks over the page to sign in again, so that nothing typed is lost, and then sends again what was refused. */
export function SessionProvider({ admin, lost, SignInAgain, children }: Props) {
  const client = useApolloClient();
  const [asked, setAsked] = useState(lost);
  const [known, setKnown] = useState(lost);
  if (lost !== known) {
    setKnown(lost);
    setAsked(lost);
  }
  /** How often the admin has signed in again since the page was loaded. */
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
