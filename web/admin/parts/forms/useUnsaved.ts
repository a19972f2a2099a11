import { useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { isLeaving } from '../../session/leave.ts';

/** Asks before unsaved text is lost by leaving the page or by closing the form. */
export function useUnsaved(unsaved: boolean, onClose?: () => void) {
  const [closing, setClosing] = useState(false);
  const blocker = useBlocker(unsaved);
  useBeforeUnload((event) => {
    if (unsaved && !isLeaving()) event.preventDefault();
  });
  return {
    /** True while the question is open. */
    asking: closing || blocker.state === 'blocked',
    close: () => (unsaved ? setClosing(true) : onClose?.()),
    keepEditing: () => {
      setClosing(false);
      if (blocker.state === 'blocked') blocker.reset();
    },
    discard: () => {
      setClosing(false);
      onClose?.();
      if (blocker.state === 'blocked') blocker.proceed();
    },
  };
}
