import { loginAddress } from './loginAddress.ts';

let leaving = false;

/** Whether the page is being left for the sign-in page. Then nothing may ask first, and typed text stays as a draft. */
export const isLeaving = () => leaving;

/** A full load of the sign-in page leaves nothing of the admin in memory or on the screen. */
export function leave() {
  leaving = true;
  const { pathname, search } = window.location;
  window.location.replace(loginAddress(pathname + search));
}
