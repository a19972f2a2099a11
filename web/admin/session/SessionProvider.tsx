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
import type { Role } from '../../graphql/generated/schema.ts';
import { onSignedOut } from './otherTabs.ts';
import { resumingLink, type WhyAgain } from './resumingLink.ts';
import { loginAddress } from './loginAddress.ts';

let leaving = false;

/** Whether the page is being left for the sign-in page. Then nothing may ask first, and typed text stays as a draft. */
export const isLeaving = () => leaving;

/** A full load of the sign-in page leaves nothing of the admin in memory or on the screen. */
export function leave() {
  leaving = true;
  const { pathname, search } = window.location;
  window.location.replace(loginAddress(pathname + search));
}

interface Session {
  adminId: string;
  email: string;
  /** Empty while the person has not said it. */
  name: string;
  /** Empty: the name stands below letters. */
  signature: string;
  /** Whether the admin area opens with Today. */
  startsWithToday: boolean;
  roles: readonly Role[];
  signIns: number;
  signInAgain: (why?: WhyAgain) => Promise<boolean>;
}

const SessionContext = createContext<Session>({
  adminId: '',
  email: '',
  name: '',
  signature: '',
  startsWithToday: false,
  roles: ['OWNER'],
  signIns: 0,
  signInAgain: () => Promise.resolve(false),
});

/** Tells who is signed in, and lets a screen ask to sign in again. */
export const useSession = () => use(SessionContext);

/** The props of the dialog that asks for the password again. `onClose` receives whether the admin has signed in. */
export interface SignInAgainProps {
  email: string;
  why: WhyAgain;
  open: boolean;
  onClose: (signedIn: boolean) => void;
}

interface Props {
  admin: Pick<Session, 'email' | 'name' | 'signature' | 'roles'> & { id: string; startsWithToday?: boolean };
  /** Whether the session is known to be over. */
  lost: boolean;
  /** The dialog is handed in, since the session stands below every page and form. */
  SignInAgain: ComponentType<SignInAgainProps>;
  children: ReactNode;
}

/**
 * While a session is over, nothing but the dialog is visible: the screen behind it may show what customers wrote, and
 * somebody else may sit there. It stays in sight where the person only has to confirm an action.
 */
export const askingClass = 'sign-in-again';
const nothingElse = (
  <GlobalStyles
    styles={{
      [`body > :not(.${askingClass}), body > :not(.${askingClass}) *`]: { visibility: 'hidden !important' as 'hidden' },
    }}
  />
);

/**
 * Asks to sign in again without leaving the page, so that nothing typed is lost, and then repeats the refused request.
 */
export function SessionProvider({ admin, lost, SignInAgain, children }: Props) {
  const client = useApolloClient();
  const [asked, setAsked] = useState(lost);
  const [known, setKnown] = useState(lost);
  /** Counts how often the admin has signed in again since the page was loaded. */
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
  /** An admin who cancels may return to the typed text, but not to a screen that shows what customers wrote. */
  function close(signedIn: boolean) {
    if (!signedIn && why === 'ended' && (lost || window.location.pathname.startsWith('/admin/messages')))
      return leave();
    setAsked(false);
    if (signedIn) setSignIns((times) => times + 1);
    answer(signedIn);
  }
  // The admin has signed in again in another tab.
  useEffect(() => {
    if (!lost) answer(true);
  }, [lost]);
  useEffect(() => onSignedOut(leave), []);

  useEffect(() => {
    const plain = client.link;
    client.setLink(resumingLink(signInAgain).concat(plain));
    return () => client.setLink(plain);
  }, [client, signInAgain]);

  const { id, email, name, signature, startsWithToday, roles } = admin;
  const session = useMemo(
    () => ({
      ...{ adminId: id, email, name, signature, roles },
      ...{ startsWithToday: startsWithToday ?? false, signIns, signInAgain },
    }),
    [id, email, name, signature, startsWithToday, roles, signIns, signInAgain],
  );
  return (
    <SessionContext value={session}>
      {children}
      {asked && (lost || why === 'ended') && nothingElse}
      <SignInAgain email={admin.email} why={lost ? 'ended' : why} open={asked} onClose={close} />
    </SessionContext>
  );
}
