import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export type Challenges = ReturnType<typeof createChallenges>;

/** What a passkey is asked for, and the browser that asked: an answer is good for both alone. */
export type Asked = { use: string; browser: string };

/** How long somebody has to find the passkey and to unlock it, in milliseconds. */
const goodFor = 5 * 60_000;

const [randomLength, timeLength, macLength] = [16, 6, 32];
const headLength = randomLength + timeLength;

/**
 * What passkeys sign. A challenge says itself until when it is good, and proves it by a key that goes with the process, so
 * that asking for one stores nothing and no stranger can fill anything. Only those that were answered are remembered, until
 * they would have run out; after a restart all earlier ones are refused.
 */
export function createChallenges() {
  const key = randomBytes(32);
  const answered = new Map<string, number>();
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
    take(challenge: string, asked: Asked, now: number): boolean {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== headLength + macLength) return false;
      const head = bytes.subarray(0, headLength);
      if (!timingSafeEqual(bytes.subarray(headLength), macOf(head, asked))) return false;
      for (const [known, until] of answered) if (until < now) answered.delete(known);
      const [name, until] = [head.toString('hex'), head.readUIntBE(randomLength, timeLength)];
      if (until < now || answered.has(name)) return false;
      answered.set(name, until);
      return true;
    },
  };
}
