import { createHash, randomBytes } from 'node:crypto';

/** So many codes are made at a time. */
const many = 10;
/** Letters that look like others on paper are left out. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Each has almost five bits: with 112 or more, a hash without salt is enough (ASVS 6.5.2). */
const signsInOne = 24;
const inGroup = 4;

/** Returns a code such as 'k7mp-x2qd-9hta-w4ne-3rtf-p8vk': some 118 random bits. */
function makeOne() {
  const signs: string[] = [];
  while (signs.length < signsInOne)
    for (const byte of randomBytes(signsInOne)) {
      // Bytes beyond a multiple of the number of letters would make some letters more likely.
      const letter = byte < 256 - (256 % letters.length) ? letters[byte % letters.length] : undefined;
      if (letter && signs.length < signsInOne) signs.push(letter);
    }
  return signs.join('').replaceAll(new RegExp(`.{${inGroup}}(?=.)`, 'g'), '$&-');
}

export const makeRecoveryCodes = () => Array.from({ length: many }, makeOne);

/** Returns the hash that is stored; case, dashes and spaces do not matter. */
export const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest('hex');
