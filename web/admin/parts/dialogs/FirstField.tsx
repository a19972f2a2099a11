import { useEffect, useRef } from 'react';

const lines = ['text', 'search', 'email', 'url', 'tel', 'number', 'password'].map((type) => `input[type=${type}]`);
const fields = ['input:not([type])', ...lines, 'textarea:not([aria-hidden])', 'select']
  .map((one) => `${one}:not([disabled], [readonly])`)
  .join();

/**
 * Puts the focus into the first line or list of a dialog that opens, unless something in it has the focus already. On a
 * touch screen it would open the keyboard over what the dialog says.
 */
export function FirstField() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = mark.current?.closest('[role=dialog]');
    if (!dialog || dialog.contains(document.activeElement)) return;
    if (typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches) return;
    dialog.querySelector<HTMLElement>(fields)?.focus();
  }, []);
  return <span ref={mark} hidden />;
}
