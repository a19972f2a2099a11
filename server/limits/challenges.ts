import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { countingInMemory, type Counting } from '../db/counting.ts';

export type Challenges = ReturnType<typeof createChallenges>;

/** The purpose of a challenge and the browser that asked for it: an answer is valid only for both. */
export type Asked = { use: string; browser: string };

/** Milliseconds for which a challenge is valid: enough time to find and unlock a passkey. */
const goodFor = 5 * 60_000;

const [randomLength, timeLength, macLength] = [16, 6, 32];
const headLength = randomLength + timeLength;

/** Used challenges are remembered for twice their validity, since the clocks of several servers differ. */
const remembered = { most: 1, within: 2 * goodFor };

type Shared = { key?: Buffer; counting?: Counting };

/**
 * Makes and checks the challenges that passkeys sign. A challenge contains its expiry, authenticated by a key, so that
 * strangers who ask for challenges fill no storage. Only answered ones are remembered, until they have expired. Unless
 * several servers share it, the key lives as long as the process: after a restart all earlier challenges are refused.
 */
export function createChallenges({ key = randomBytes(32), counting = countingInMemory }: Shared = {}) {
  const answered = counting('challenge', remembered);
  const macOf = (head: Buffer, { use, browser }: Asked) =>
    createHmac('sha256', key)
      .update(head)
      .update(JSON.stringify([use, browser]))
      .digest();

  return {
    make(asked: Asked, now: number): Buffer<ArrayBuffer> {
      const head = Buffer.alloc(headLength);
      randomBytes(randomLength).copy(head);
      head.writeUIntBE(now + goodFor, randomLength, timeLength);
      return Buffer.concat([head, macOf(head, asked)]);
    },
    /** True once for each challenge, and only for its use and browser; `challenge` is in base64url, the form browsers send. */
    async take(challenge: string, asked: Asked, now: number): Promise<boolean> {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== headLength + macLength) return false;
      const head = bytes.subarray(0, headLength);
      if (!timingSafeEqual(bytes.subarray(headLength), macOf(head, asked))) return false;
      if (head.readUIntBE(randomLength, timeLength) < now) return false;
      return answered.consume(head.toString('hex')).then(
        () => true,
        (thrown: unknown) => {
          if (thrown instanceof RateLimiterRes) return false;
          throw thrown;
        },
      );
    },
  };
}
