import { randomBytes } from 'node:crypto';
import { hash, verify } from 'argon2';

/** argon2id with the library's costs (64 MB, 3 passes): about 0.1 s. */
export const hashPassword = (password: string) => hash(password);

/** Of a password nobody knows: checking against it makes an unknown account cost the same time. */
const nobodysHash = hashPassword(randomBytes(32).toString('base64'));

/** False, after the same time, when there is no account. */
export async function passwordFits(account: { passwordHash: string } | null, password: string) {
  const fits = await verify(account?.passwordHash ?? (await nobodysHash), password);
  return account !== null && fits;
}

/** 96 random bits in letters that can be read aloud. */
export const randomPassword = () => randomBytes(12).toString('base64url');
