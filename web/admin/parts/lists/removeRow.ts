import { flushSync } from 'react-dom';

/**
 * Makes a change that takes the row of `control` out of its list. The focus passes to the like control of the row that comes
 * to its place, or of the last one, or to the first control around the empty list. `like` selects those controls.
 * A focus that falls to the page is lost to the keyboard, and Escape no longer closes the dialog around.
 */
export function removeRow(control: Element, like: string, change: () => void) {
  const list = control.closest('ol, ul') ?? control.closest('[role="group"]');
  const controls = () =>
    [...(list?.querySelectorAll<HTMLElement>(like) ?? [])].filter((one) => !one.matches(':disabled'));
  const place = controls().findIndex((one) => one === control);
  flushSync(change);
  const rest = controls();
  const around = list?.closest('[role="group"], [role="dialog"]');
  const next =
    rest[Math.min(place, rest.length - 1)] ?? around?.querySelector<HTMLElement>('input:enabled, button:enabled');
  next?.focus();
}
