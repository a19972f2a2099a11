import { absoluteLimit } from '../modules/auth/auth.store.ts';

const name = 'vitrin_session';

/** Value of the Set-Cookie header that hands the token to the browser; without a token, that takes it away. */
export function sessionCookie(token: string | null, secure: boolean) {
  const age = token ? absoluteLimit / 1000 : 0;
  return `${name}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? '; Secure' : ''}`;
}

/** The token in a request's Cookie header. */
export const sessionToken = (header: string | undefined) =>
  header?.match(new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`))?.[1] ?? null;
