import { z } from 'zod';
import { badInput } from '../../../core/errors.ts';

// Browsers answer with this JSON of WebAuthn (RegistrationResponseJSON, AuthenticationResponseJSON). Fields that nobody
// reads are dropped here.

/** The text is base64url; the limit is far above what any authenticator sends. */
const bytes = z
  .string()
  .max(16_000)
  .regex(/^[\w-]+$/);
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

const added = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});
const signedIn = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    /** Passkeys that are found without a name say here whose they are. */
    userHandle: bytes,
  }),
});

/** Throws `BAD_USER_INPUT`. */
const reading =
  <T>(schema: z.ZodType<T>) =>
  (response: unknown): T => {
    const read = schema.safeParse(response);
    if (!read.success) throw badInput('response', 'This is not what a browser answers for a passkey.');
    return read.data;
  };

export const readAdded = reading(added);
export const readSignedIn = reading(signedIn);
export type Added = z.infer<typeof added>;
export type SignedInAnswer = z.infer<typeof signedIn>;
