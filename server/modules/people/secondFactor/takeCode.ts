import { addToAudit } from '../../../context/audit.ts';
import type { Context } from '../../../context/context.ts';
import type { AdminRow } from '../../../db/tables/accountTables.ts';
import { hashOf } from './recoveryCodes.ts';
import { findActiveSecondFactor, takeStoredRecoveryCode, takeTotpStep } from './secondFactor.store.ts';
import { otherClock, stepOf } from './totp.ts';

type Asking = Pick<Context, 'db' | 'key' | 'log' | 'limits'>;

const used = 'This code was used already: wait for the next one.';

/**
 * Takes a code of the app, which works once. Returns null, or a sentence that says why it is not taken: only a person who
 * knows the password reads it. A guess of a code that is still to come gains
 * nothing, since that code is spent then.
 */
export async function takeAppCode(
  { db, key, log, limits }: Asking,
  { id, email }: AdminRow,
  code: string,
  now: number,
): Promise<string | null> {
  const totp = await findActiveSecondFactor(db, id);
  if (!totp) return 'Two-step sign-in is off by now: leave the code out.';
  let secret: string;
  try {
    secret = key.unseal(totp.secret);
  } catch (error) {
    // The database was restored with another site.key: recovery codes still work.
    log.error({ err: error, admin: email }, 'the secret of an authenticator app cannot be read with this site’s key');
    return 'Codes of the app cannot be checked on this site any more: take a recovery code.';
  }
  const step = await stepOf(secret, code, now);
  if (step !== null) {
    const isTaken = (await limits.codes.spend(`${id} ${step}`)) && (await takeTotpStep(db, id, step));
    return isTaken ? null : used;
  }
  const other = await otherClock(secret, code, now);
  if (other?.isAhead) await limits.codes.spend(`${id} ${other.step}`);
  return other?.sentence ?? 'This is not a code that the app shows now.';
}

/** Takes a recovery code, which works once. Returns null, or why it is not taken. */
export async function takeRecoveryCode({ db }: Asking, { id, email }: AdminRow, code: string): Promise<string | null> {
  if (!(await takeStoredRecoveryCode(db, id, hashOf(code))))
    return 'This recovery code is not right, or was used already.';
  await addToAudit(db, { event: 'RECOVERY_CODE_USED', admin: email });
  return null;
}
