/** Authenticator apps take these values of RFC 6238 for granted. */
const common = { algorithm: 'SHA1', digits: 6, period: 30 };
const stepLength = common.period * 1000;

/** The library is loaded only once somebody signs in with a code, so that a start does not wait for it. */
const load = () => import('otpauth');

/** Returns 160 random bits in base32, which people can type. */
export const makeSecret = async () => new (await load()).Secret({ size: 20 }).base32;

/** Returns the address that the app reads from the QR code. */
export async function uriOf(secret: string, email: string, issuer: string): Promise<string> {
  return new (await load()).TOTP({ ...common, secret, label: email, issuer }).toString();
}

const spaceless = (code: string) => code.normalize('NFKC').replaceAll(/[\s-]/g, '');

/** Returns whether the code looks like one of an app; no recovery code does. */
export const isAppCode = (code: string) => /^\d{6}$/.test(spaceless(code));

/**
 * Returns the time step of a code: the present one, the one before or the one after; null when the code belongs to none
 * of them.
 */
export async function stepOf(secret: string, code: string, now: number): Promise<number | null> {
  if (!isAppCode(code)) return null;
  const token = spaceless(code);
  const delta = new (await load()).TOTP({ ...common, secret }).validate({ token, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / stepLength) + delta;
}

/** So many steps, an hour, a clock is looked for around the present one. */
const stepsAround = 120;
const minute = 60_000;

/**
 * Returns the time step of a code that another clock would show, and a sentence about that clock; null for a code that none
 * shows within an hour.
 */
export async function otherClock(secret: string, code: string, now: number) {
  if (!isAppCode(code)) return null;
  const token = spaceless(code);
  const off = new (await load()).TOTP({ ...common, secret }).validate({ token, timestamp: now, window: stepsAround });
  if (off === null) return null;
  const apart = counted(Math.max(Math.round((Math.abs(off) * stepLength) / minute), 1));
  const sentence =
    off < 0
      ? `This is the code of ${apart} ago. If the app shows it now, its clock is slow: let the device set its time.`
      : `The clock of the app is ${apart} fast: let the device set its time, then enter a new code.`;
  return { step: Math.floor(now / stepLength) + off, isAhead: off > 0, sentence };
}

const counted = (minutes: number) => (minutes === 1 ? 'a minute' : `${minutes} minutes`);

/**
 * Returns the last step whose code may have been used by now, on any site: codes one step ahead of the clock are
 * accepted, too.
 */
export const lastStepUsable = (now: number) => Math.floor(now / stepLength) + 1;

/** Returns the code that an app would show. */
export async function codeAt(secret: string, now: number): Promise<string> {
  return new (await load()).TOTP({ ...common, secret }).generate({ timestamp: now });
}
