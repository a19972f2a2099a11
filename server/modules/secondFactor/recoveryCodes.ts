import { createHash, randomBytes } from 'node:crypto';

/** How many are made at a time. */
const many = 10;
/** Without letters that are taken for others when they are copied from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 'k7mp-x2qd-9hta-w4ne': some 79 random bits. */
function makeOne() {
  const signs: string[] = [];
  while (signs.length < 16)
    for (const byte of randomBytes(16)) {
      // What is beyond a multiple of their number would make some letters more likely.
      const letter = byte < 256 - (256 % letters.length) ? letters[byte % letters.length] : undefined;
      if (letter && signs.length < 16) signs.push(letter);
    }
  return [0, 4, 8, 12].map((from) => signs.slice(from, from + 4).join('')).join('-');
}

export const makeRecoveryCodes = () => Array.from({ length: many }, makeOne);

/** As a code is stored: however it was typed. */
export const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest('hex');
