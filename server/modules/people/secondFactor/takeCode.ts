import { addToAudit } from '../../../context/audit.ts';
import type { Context } from '../../../context/context.ts';
import type { AdminRow } from '../../../db/accountTables.ts';
import { hashOf } from './recoveryCodes.ts';
import * as secondFactor from './secondFactor.store.ts';
import { stepOf } from './totp.ts';

type Asking = Pick<Context, 'db' | 'key' | 'log'>;

/** Takes a code of the app, which works once. */
export async function takeAppCode({ db, key, log }: Asking, { id, email }: AdminRow, code: string): Promise<boolean> {
  const totp = await secondFactor.findActive(db, id);
  if (!totp) return false;
  try {
    const step = await stepOf(key.unseal(totp.secret), code, Date.now());
    return step !== null && (await secondFactor.takeStep(db, id, step));
  } catch (error) {
    // The database was restored with another site.key: recovery codes still work.
    log.error({ err: error, admin: email }, 'the secret of an authenticator app cannot be read with this site’s key');
    return false;
  }
}

/** Takes a recovery code, which works once. */
export async function takeRecoveryCode({ db }: Asking, { id, email }: AdminRow, code: string): Promise<boolean> {
  if (!(await secondFactor.takeRecoveryCode(db, id, hashOf(code)))) return false;
  await addToAudit(db, { event: 'RECOVERY_CODE_USED', admin: email });
  return true;
}
