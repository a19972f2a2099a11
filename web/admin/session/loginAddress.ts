/** Where to sign in, remembering where one was going. */
export const loginAddress = (goingTo: string) => `/admin/login?next=${encodeURIComponent(goingTo)}`;

/** Where to go after signing in: always a screen of the admin, whatever the address says. */
export function goingTo(params: URLSearchParams) {
  const next = params.get('next') ?? '';
  return /^\/admin(?![\w-])/.test(next) && !next.startsWith('/admin/login') ? next : '/admin/products';
}
