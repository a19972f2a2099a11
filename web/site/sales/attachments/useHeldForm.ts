import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';

interface Holding {
  isSending: boolean;
  /** True when a file was refused. */
  hasRefused: boolean;
}

/**
 * Holds a form back while its files are being sent, and sends it once they have arrived. Where one was refused it is not
 * sent: the buyer learns of it first.
 */
export function useHeldForm(form: RefObject<HTMLFormElement | null>, { isSending, hasRefused }: Holding) {
  const waits = useRef(false);
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (isSending || !waits.current) return;
    waits.current = false;
    form.current?.requestSubmit();
  }, [form, isSending]);
  function hold(event: SubmitEvent<HTMLFormElement>) {
    setPressed(isSending || hasRefused);
    waits.current = isSending && !hasRefused;
    if (isSending || hasRefused) event.preventDefault();
  }
  return { hold, isHeld: isPressed && isSending && !hasRefused, wasRefused: isPressed && hasRefused };
}
