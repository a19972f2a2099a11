import { createHash, randomBytes } from 'node:crypto';

/** How many are made at a time. */
const many = 10;
/** Without letters that are taken for others when they are copied from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Each has almost five bits: with 112 or more, a hash without salt is enough (ASVS 6.5.2). */
const signsInOne = 24;
const inGroup = 4;

/** 'k7mp-x2qd-9hta-w4ne-3rtf-p8vk': some 118 random bits. */
function makeOne() {
  const signs: string[] = [];
  while (signs.length < signsInOne)
    for (const byte of randomBytes(signsInOne)) {
      // What is beyond a multiple of their number would make some letters more likely.
      const letter = byte < 256 - (256 % letters.length) ? letters[byte % letters.length] : undefined;
      if (letter && signs.length < signsInOne) signs.push(letter);
    }
  return signs.join('').replaceAll(new RegExp(`.{${inGroup}}(?=.)`, 'g'), '$&-');
}

export const makeRecoveryCodes = () => Array.from({ length: many }, makeOne);

/** As a code is stored: however it was typed. */
export const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest('hex');
