/** Where to sign in, remembering where one was going. */
export const loginAddress = (goingTo: string) => `/admin/login?next=${encodeURIComponent(goingTo)}`;

const start = '/admin/products';
/** A base to parse addresses with. */
const anywhere = 'https://site.invalid';

/** Where to go after signing in: always a screen of the admin, whatever the address says. */
export function goingTo(params: URLSearchParams) {
  const next = params.get('next') ?? '';
  if (!URL.canParse(next, anywhere)) return start;
  // Parsed as the browser does: '/admin/../x' is no screen, and '//host' is another host.
  const { origin, pathname, search, hash } = new URL(next, anywhere);
  const isScreen = origin === anywhere && /^\/admin(?:\/(?!login(?:\/|$))|$)/.test(pathname);
  return isScreen ? pathname + search + hash : start;
}
