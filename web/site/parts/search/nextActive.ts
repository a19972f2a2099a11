/** No option is active: the visitor is in the field. */
export const none = -1;

/**
 * Returns the option that a key leads to, out of `count`; undefined for other keys. Arrows go round through the options
 * and the field. Home and End move the cursor until an option is active.
 */
export function nextActive(key: string, active: number, count: number) {
  const places = count + 1;
  switch (key) {
    case 'ArrowDown':
      return ((active + 2) % places) - 1;
    case 'ArrowUp':
      return ((active + places) % places) - 1;
    case 'Home':
      return active === none ? undefined : 0;
    case 'End':
      return active === none ? undefined : count - 1;
    default:
      return undefined;
  }
}
