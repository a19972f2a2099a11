import { useEffect, useState } from 'react';

/** The milliseconds after which waiting is announced. */
const patience = 600;

/** Tells whether a state has lasted for a while, so that short waits are not announced. */
export function useLasting(state: boolean) {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!state) return;
    const timer = setTimeout(() => setLasting(true), patience);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [state]);
  return lasting;
}
