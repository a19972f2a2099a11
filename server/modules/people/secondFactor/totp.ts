/** Of what authenticator apps take for granted (RFC 6238): SHA-1, six digits, thirty seconds. */
const common = { algorithm: 'SHA1', digits: 6, period: 30 };
const stepLength = common.period * 1000;

/** Loaded only once somebody signs in with a code: a start has no need of it. */
const load = () => import('otpauth');

/** 160 random bits in base32, as people can type them. */
export const makeSecret = async () => new (await load()).Secret({ size: 20 }).base32;

/** What the app reads from the QR code. */
export async function uriOf(secret: string, email: string, issuer: string): Promise<string> {
  return new (await load()).TOTP({ ...common, secret, label: email, issuer }).toString();
}

const spaceless = (code: string) => code.replaceAll(/\s/g, '');

/** Whether it looks like one of an app: no recovery code does. */
export const isAppCode = (code: string) => /^\d{6}$/.test(spaceless(code));

/** The step of time that a code belongs to: now, the one before or the one after; null when it is none of theirs. */
export async function stepOf(secret: string, code: string, now: number): Promise<number | null> {
  if (!isAppCode(code)) return null;
  const token = spaceless(code);
  const delta = new (await load()).TOTP({ ...common, secret }).validate({ token, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / stepLength) + delta;
}

/** The last step whose code may have been used by now, on whatever site: one step ahead of the clock is taken, too. */
export const lastStepUsable = (now: number) => Math.floor(now / stepLength) + 1;

/** The code that an app would show. */
export async function codeAt(secret: string, now: number): Promise<string> {
  return new (await load()).TOTP({ ...common, secret }).generate({ timestamp: now });
}
