import { randomBytes } from 'node:crypto';
import { badInput } from '../../../core/errors.ts';

/** The library is machine code beside the build. A start loads it, since packages may be replaced while the site runs. */
export const loadHashing = () => import('argon2');

/** Devices write the same letters in other bytes: a Mac sends 'İ' as two signs, a Japanese keyboard digits in full width. */
const spelled = (password: string) => password.normalize('NFKC');

/** Hashes with argon2id at the library's costs (64 MB, 3 passes), which takes about 0.1 s. */
export const hashPassword = async (password: string) => (await loadHashing()).hash(spelled(password));

let hashOfNobody: Promise<string> | undefined;
/** Returns the hash of a password nobody knows: checking against it makes an unknown account take the same time. */
const nobodysHash = () => (hashOfNobody ??= hashPassword(randomBytes(32).toString('base64')));

/** The spelling that is hashed, and those of hashes from before there was one; a password of ASCII has one spelling. */
const spellings = (password: string) => [
  ...new Set([spelled(password), password, password.normalize('NFC'), password.normalize('NFD')]),
];

/**
 * Returns false, after the same time, when there is no account. `renew` receives the hash that takes the place of one from
 * before passwords had one spelling.
 */
export async function passwordFits(
  account: { passwordHash: string } | null,
  password: string,
  renew?: (passwordHash: string) => Promise<unknown>,
) {
  const { verify } = await loadHashing();
  // The first sign-in makes it even when there is an account; otherwise the wait would show which accounts exist.
  const nobody = await nobodysHash();
  for (const [index, spelling] of spellings(password).entries()) {
    if (!(await verify(account?.passwordHash ?? nobody, spelling)) || account === null) continue;
    if (index > 0) await renew?.(await hashPassword(password));
    return true;
  }
  return false;
}

/** People put digits and signs behind a word: 'parola2026!'. */
const behind = /(?<![\d\p{P}\p{S}])[\d\p{P}\p{S}]+$/u;

/**
 * Returns whether the password is among the 49,000 most common ones, or one of them with digits and signs behind it.
 */
export async function isCommon(password: string): Promise<boolean> {
  // The list is loaded only now, since few processes ever need it.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const typed = spelled(password).toLowerCase();
  return dictionary['passwords-common'].some((common) => common === typed || common === typed.replace(behind, ''));
}

/** Throws `BAD_USER_INPUT` for that field. */
export async function refuseCommon(field: string, password: string) {
  if (await isCommon(password))
    throw badInput(field, 'This password is one of the most common. Please choose another.');
}

/** Returns 96 random bits in letters that can be read aloud. */
export const randomPassword = () => randomBytes(12).toString('base64url');
