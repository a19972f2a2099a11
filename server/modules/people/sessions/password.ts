import { randomBytes } from 'node:crypto';
import { badInput } from '../../../core/errors.ts';

/** Loaded and hashed with only once somebody signs in: a start has no need of it. */
const load = () => import('argon2');

/** argon2id with the library's costs (64 MB, 3 passes): about 0.1 s. */
export const hashPassword = async (password: string) => (await load()).hash(password);

let hashOfNobody: Promise<string> | undefined;
/** Of a password nobody knows: checking against it makes an unknown account cost the same time. */
const nobodysHash = () => (hashOfNobody ??= hashPassword(randomBytes(32).toString('base64')));

/** False, after the same time, when there is no account. */
export async function passwordFits(account: { passwordHash: string } | null, password: string) {
  const { verify } = await load();
  // Made for the first who signs in whether or not there is an account: else the wait would tell.
  const nobody = await nobodysHash();
  const fits = await verify(account?.passwordHash ?? nobody, password);
  return account !== null && fits;
}

/** Digits and signs that people put behind a word: 'parola2026!'. */
const behind = /[\d\p{P}\p{S}]+$/u;

/** Whether it is among the 49,000 passwords that most people choose, or one of them with digits and signs behind it. */
export async function isCommon(password: string): Promise<boolean> {
  // Loaded only now: few processes ever need the list.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const typed = password.toLowerCase();
  return dictionary['passwords-common'].some((common) => common === typed || common === typed.replace(behind, ''));
}

/** Throws `BAD_USER_INPUT` of that field. */
export async function refuseCommon(field: string, password: string) {
  if (await isCommon(password))
    throw badInput(field, 'This password is one of the most common. Please choose another.');
}

/** 96 random bits in letters that can be read aloud. */
export const randomPassword = () => randomBytes(12).toString('base64url');
