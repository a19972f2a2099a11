import { useState, type RefObject } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { isLeaving } from '../../session/leave.ts';

interface Guarded {
  isUnsaved: boolean;
  /** True once the form was saved or discarded, though it still holds what was typed. */
  isDone: RefObject<boolean>;
  onDiscard: () => void;
  onClose?: () => void;
  /** The form has an address of its own, so that leaving the address closes it. */
  addressed?: boolean;
}

/** Asks before unsaved text is lost by leaving the page or by closing the form. */
export function useUnsaved({ isUnsaved: unsaved, isDone, onDiscard, onClose, addressed = false }: Guarded) {
  const [closing, setClosing] = useState(false);
  const blocker = useBlocker(() => unsaved && !isDone.current);
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
      onDiscard();
      if (blocker.state !== 'blocked' || !addressed) onClose?.();
      if (blocker.state === 'blocked') blocker.proceed();
    },
  };
}
