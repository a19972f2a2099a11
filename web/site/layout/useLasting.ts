import { useEffect, useState } from 'react';

/** Milliseconds after which waiting is worth saying. */
const patience = 600;

/** Whether a state has lasted for a while: what passes at once is not announced. */
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
