import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = BigInt(digits.length);
const mark = 'vtr_';
/** 32 bytes have so many digits at most, and the checksum of 32 bits so many. */
const [longest, checkLength] = [43, 6];
/** By `vtr_` and so many further letters people tell keys apart. */
const startLength = 8;

function written(number: bigint, length: number): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= base) text = (digits[Number(rest % base)] ?? '') + text;
  return text.padStart(length, '0');
}

const checkOf = (text: string) => written(BigInt(crc32(text)), checkLength);

/** Makes a secret of 256 random bits. Its last letters check the others, so that scanners of code find lost ones surely. */
export function newSecret(): string {
  const random = mark + written(BigInt(`0x${randomBytes(32).toString('hex')}`), longest);
  return random + checkOf(random);
}

/** Whether a text can be a secret: a wrong one is refused without asking the database. */
export function isSecret(text: string): boolean {
  if (text.length !== mark.length + longest + checkLength || !/^vtr_[0-9A-Za-z]+$/.test(text)) return false;
  return checkOf(text.slice(0, -checkLength)) === text.slice(-checkLength);
}

/** A fast hash is enough for 256 random bits (docs/decisions/100). */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

export const startOf = (secret: string) => secret.slice(0, startLength);
