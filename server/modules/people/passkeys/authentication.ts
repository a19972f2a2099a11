import type { Context } from '../../../context/context.ts';
import type { AdminRow } from '../../../db/tables/accountTables.ts';
import type { SignedInAnswer } from './answers.ts';
import { challengeFor, load, requireSite, takingChallenge, unlessRefused } from './ceremony.ts';
import { findPasskey, notePasskeyUse } from './passkeys.store.ts';

const use = 'sign in';

/**
 * Returns the options for `navigator.credentials.get`. They name no account, so a stranger learns nothing about
 * accounts.
 */
export async function requestOptions(context: Context, rpID: string) {
  const challenge = challengeFor(context, use);
  return (await load()).generateAuthenticationOptions({ rpID, challenge, userVerification: 'required' });
}

/** Returns the admin who signed in; null when no account here has the passkey that answered. */
export async function whoSignsIn(context: Context, answer: SignedInAnswer): Promise<AdminRow | null> {
  const { origin, id } = requireSite(context);
  const found = await findPasskey(context.db, answer.id);
  const isOwners = Buffer.from(answer.response.userHandle, 'base64url').toString() === found?.admin.id;
  if (!found || !isOwners || found.admin.suspendedAt !== null) return null;
  const { admin, passkey } = found;
  const { verifyAuthenticationResponse } = await load();
  const checked = await unlessRefused(context, () =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: takingChallenge(context, use),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  );
  if (!checked?.verified) return null;
  const { newCounter } = checked.authenticationInfo;
  return (await notePasskeyUse(context.db, passkey, newCounter, Date.now())) ? admin : null;
}
