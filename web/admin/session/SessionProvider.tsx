import { useApolloClient } from '@apollo/client/react';
import { GlobalStyles } from '@mui/material';
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
import type { Role } from '../../graphql/generated/operations.ts';
import { leave } from './leave.ts';
import { onSignedOut } from './otherTabs.ts';
import { resumingLink, type WhyAgain } from './resumingLink.ts';

interface Session {
  adminId: string;
  email: string;
  role: Role;
  signIns: number;
  signInAgain: (why?: WhyAgain) => Promise<boolean>;
}

const SessionContext = createContext<Session>({
  adminId: '',
  email: '',
  role: 'OWNER',
  signIns: 0,
  signInAgain: () => Promise.resolve(false),
});

/** Who is signed in, and how to sign in again once the session has ended. */
export const useSession = () => use(SessionContext);

/** What asks for the password again, and whether the admin then gave it. */
export interface SignInAgainProps {
  email: string;
  why: WhyAgain;
  open: boolean;
  onClose: (signedIn: boolean) => void;
}

interface Props {
  admin: { id: string; email: string; role: Role };
  /** Whether the session is known to be over. */
  lost: boolean;
  /** Handed in, since the session stands below every page and form. */
  SignInAgain: ComponentType<SignInAgainProps>;
  children: ReactNode;
}

/** The dialog that asks is all that is to be seen while it is open: the screen behind may show what customers wrote. */
export const askingClass = 'sign-in-again';
const nothingElse = (
  <GlobalStyles
    styles={{
      [`body > :not(.${askingClass}), body > :not(.${askingClass}) *`]: { visibility: 'hidden !important' as 'hidden' },
    }}
  />
);

/** Asks in place of the page to sign in again, so that nothing typed is lost, and then sends again what was refused. */
export function SessionProvider({ admin, lost, SignInAgain, children }: Props) {
  const client = useApolloClient();
  const [asked, setAsked] = useState(lost);
  const [known, setKnown] = useState(lost);
  /** How often the admin has signed in again since the page was loaded. */
  const [signIns, setSignIns] = useState(0);
  if (lost !== known) {
    setKnown(lost);
    setAsked(lost);
    if (!lost) setSignIns(signIns + 1);
  }
  const waiting = useRef<((signedIn: boolean) => void)[]>([]);
  const [why, setWhy] = useState<WhyAgain>('ended');
  const signInAgain = useCallback((reason: WhyAgain = 'ended') => {
    setWhy(reason);
    setAsked(true);
    return new Promise<boolean>((resolve) => waiting.current.push(resolve));
  }, []);
  const answer = (signedIn: boolean) => {
    for (const resolve of waiting.current.splice(0)) resolve(signedIn);
  };
  /** Who does not sign in goes back to what was typed, but not to what customers wrote. */
  function close(signedIn: boolean) {
    if (!signedIn && why === 'ended' && (lost || window.location.pathname.startsWith('/admin/messages')))
      return leave();
    setAsked(false);
    if (signedIn) setSignIns((times) => times + 1);
    answer(signedIn);
  }
  // Signed in again in another tab.
  useEffect(() => {
    if (!lost) answer(true);
  }, [lost]);
  useEffect(() => onSignedOut(leave), []);

  useEffect(() => {
    const plain = client.link;
    client.setLink(resumingLink(signInAgain).concat(plain));
    return () => client.setLink(plain);
  }, [client, signInAgain]);

  const session = useMemo(
    () => ({ adminId: admin.id, email: admin.email, role: admin.role, signIns, signInAgain }),
    [admin.id, admin.email, admin.role, signIns, signInAgain],
  );
  return (
    <SessionContext value={session}>
      {children}
      {asked && nothingElse}
      <SignInAgain email={admin.email} why={lost ? 'ended' : why} open={asked} onClose={close} />
    </SessionContext>
  );
}
