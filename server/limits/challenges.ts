import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { countingInMemory, type Counting } from '../db/counting.ts';

export type Challenges = ReturnType<typeof createChallenges>;

/** What a passkey is asked for, and the browser that asked: an answer is good for both alone. */
export type Asked = { use: string; browser: string };

/** How long somebody has to find the passkey and to unlock it, in milliseconds. */
const goodFor = 5 * 60_000;

const [randomLength, timeLength, macLength] = [16, 6, 32];
const headLength = randomLength + timeLength;

/** Twice as long as a challenge is good for: clocks of several servers differ. */
const remembered = { most: 1, within: 2 * goodFor };

type Shared = { key?: Buffer; counting?: Counting };

/**
 * What passkeys sign. A challenge says itself until when it is good, and proves it by a key, so that asking for one stores
 * nothing and no stranger can fill anything. Only those that were answered are remembered, until they would have run out.
 * Unless several servers share it, the key goes with the process: after a restart all earlier challenges are refused.
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
    /** True once for each challenge, and only for what it was made for; `challenge` is in base64url, as browsers send it. */
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
