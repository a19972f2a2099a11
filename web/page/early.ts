import { earlyTypes, type EarlyEvents } from './earlyScript.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** A link or a submit button has already worked without scripts. */
const buttonAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;

/**
 * Stops recording what a visitor does to the page. The result repeats it for the scripts that have taken over: fields
 * keep what was typed or chosen, the focused one gets its event, and each button is pressed once, however often an
 * impatient visitor pressed it.
 */
export function takeEarly(): () => void {
  const early: EarlyEvents = window.early ?? [];
  for (const type of earlyTypes) if (early.add) window.removeEventListener(type, early.add, true);
  if (early.hold) window.removeEventListener('submit', early.hold, true);
  const { held = [] } = early;
  early.held = undefined;
  const changed = new Set(early.filter(({ type }) => type !== 'focusin').map(({ target }) => target));
  const values = [...changed].filter(isField).map((field) => ({ field, ...valueOf(field) }));
  const buttons = new Set(early.filter(({ type }) => type === 'click').map(({ target }) => buttonAt(target)));
  const focused = early.some(({ target }) => target === document.activeElement) && document.activeElement;
  early.length = 0;

  return () => {
    for (const { field, value, checked } of values) {
      if (checked !== undefined && field instanceof HTMLInputElement && field.checked !== checked) field.click();
      if (checked === undefined) restore(field, value);
    }
    if (focused) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const button of buttons) if (button?.isConnected) button.click();
    for (const one of held) {
      one.dataset.held = '';
      if (!one.isConnected) continue;
      if (one instanceof HTMLFormElement) one.requestSubmit();
      else one.click();
    }
  };
}

function valueOf(field: Field) {
  const isSwitch = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
  return { value: field.value, checked: isSwitch ? field.checked : undefined };
}

/** Hydration sets a field with a value in React's state back to the value from the server. */
function restore(field: Field, value: string) {
  // This bypasses React, which watches the property of the element itself and would take the change for its own.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  if (field.value !== value) set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
