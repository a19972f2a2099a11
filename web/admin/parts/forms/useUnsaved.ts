import { use, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { isLeaving } from '../../session/SessionProvider.tsx';
import { LeavingContext, type Guard } from './leaving.ts';

export interface Guarded {
  isUnsaved: boolean;
  /** True once the form was saved or discarded, though it still holds what was typed. */
  isDone: RefObject<boolean>;
  onDiscard: () => void;
  onClose?: () => void;
  /** The form has an address of its own, so that leaving the address closes it. */
  addressed?: boolean | undefined;
}

/** Asks before unsaved text is lost by leaving the page or by closing the form. */
export function useUnsaved({ isUnsaved: unsaved, isDone, onDiscard, onClose, addressed = false }: Guarded) {
  const [closing, setClosing] = useState(false);
  const { asking, add, stay, go } = use(LeavingContext);
  const latest = useRef(false);
  useLayoutEffect(() => {
    latest.current = unsaved;
  }, [unsaved]);
  const [guard] = useState<Guard>(() => ({ isUnsaved: () => latest.current && !isDone.current }));
  const latestAdd = useRef(add);
  useEffect(() => latestAdd.current(guard), [guard]);
  useBeforeUnload((event) => {
    if (unsaved && !isLeaving()) event.preventDefault();
  });
  const isBlocked = asking === guard;
  return {
    /** True while the question is open. */
    asking: closing || isBlocked,
    close: () => (unsaved ? setClosing(true) : onClose?.()),
    keepEditing: () => {
      setClosing(false);
      if (isBlocked) stay();
    },
    discard: () => {
      setClosing(false);
      onDiscard();
      if (!isBlocked || !addressed) onClose?.();
      if (isBlocked) go();
    },
  };
}
