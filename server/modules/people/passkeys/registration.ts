import type { Context } from '../../../context/context.ts';
import type { AdminRow } from '../../../db/tables/accountTables.ts';
import type { Added } from './answers.ts';
import { challengeFor, load, requireSite, takingChallenge, unlessRefused } from './ceremony.ts';
import type { PasskeyRow } from './passkeys.store.ts';

/** A challenge ends with the session that asked for it. */
const useOf = ({ id }: AdminRow, { token }: Context) => `add ${id} ${token}`;

/**
 * Returns the options for `navigator.credentials.create`. Only a passkey that unlocks by finger, face or PIN is both
 * factors.
 */
export async function creationOptions(context: Context, admin: AdminRow, known: PasskeyRow[], company: string) {
  const { id } = requireSite(context);
  return (await load()).generateRegistrationOptions({
    rpName: company,
    rpID: id,
    userName: admin.email,
    userDisplayName: admin.name || admin.email,
    userID: new TextEncoder().encode(admin.id),
    challenge: challengeFor(context, useOf(admin, context)),
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Returns the data of a new passkey to store; null when it does not answer the challenge. */
export async function checkAdded(context: Context, admin: AdminRow, response: Added) {
  const { origin, id } = requireSite(context);
  const { verifyRegistrationResponse } = await load();
  const checked = await unlessRefused(context, () =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: takingChallenge(context, useOf(admin, context)),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }),
  );
  if (!checked?.verified) return null;
  const { credential } = checked.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports,
  };
}
