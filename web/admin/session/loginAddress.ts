import { inLanguage } from './officeLanguage.ts';

/** The address of the sign-in page. */
export const signInAddress = inLanguage('/admin/login');

/** Returns the address of the sign-in page, which remembers where the person was going. */
export const loginAddress = (goingTo: string) => inLanguage(`/admin/login?next=${encodeURIComponent(goingTo)}`);

const products = '/admin/products';
/** Only a base to parse addresses with. */
const anywhere = 'https://site.invalid';

/**
 * Returns the address to open after signing in: `start`, where the parameters name none. It is always one of the admin's,
 * whatever they say.
 */
export function goingTo(params: URLSearchParams, start = products) {
  const next = params.get('next') ?? '';
  if (!URL.canParse(next, anywhere)) return start;
  // Parsed as the browser does it: '/admin/../x' is no screen, and '//host' is another host.
  const { origin, pathname, search, hash } = new URL(next, anywhere);
  const isScreen = origin === anywhere && /^\/admin(?:\/(?!login(?:\/|$))|$)/.test(pathname);
  return isScreen ? pathname + search + hash : start;
}
