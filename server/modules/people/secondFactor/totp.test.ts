import { expect, test } from 'vitest';
import { codeAt, stepOf } from './totp.ts';

const step = 30_000;

test('codes are those of RFC 6238', async () => {
  // The secret is the RFC's '12345678901234567890' in base32, and the codes are the last six digits of its table.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ] as const) {
    expect(await codeAt(secret, seconds * 1000)).toBe(code);
    expect(await stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
    expect(await stepOf(secret, `${code.slice(0, 3)} ${code.slice(3)}`, seconds * 1000 + step)).not.toBeNull();
    expect(await stepOf(secret, code, seconds * 1000 + 3 * step)).toBeNull();
  }
});
