import { useMemo, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeavingContext, type Guard } from './leaving.ts';

/**
 * Keeps the address while a form or a dialog holds what is not saved. There is one for all of them, since a router asks a
 * single blocker: an unchanged dialog over a changed form would let the form go.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [guards] = useState<Guard[]>(() => []);
  const [last, setLast] = useState<Guard>();
  const blocker = useBlocker(() => guards.some((guard) => guard.isUnsaved()));
  const asking = blocker.state === 'blocked' ? last : undefined;
  const value = useMemo(
    () => ({
      asking,
      add(guard: Guard) {
        guards.push(guard);
        setLast(guards.at(-1));
        return () => {
          guards.splice(guards.indexOf(guard), 1);
          setLast(guards.at(-1));
        };
      },
      stay: () => blocker.reset?.(),
      go: () => blocker.proceed?.(),
    }),
    [asking, guards, blocker],
  );
  return <LeavingContext value={value}>{children}</LeavingContext>;
}
