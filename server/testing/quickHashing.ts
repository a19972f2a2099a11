import { createRequire } from 'node:module';
import type * as Argon2 from 'argon2';

const argon2 = createRequire(import.meta.url)('argon2') as typeof Argon2;

/** Hashing passwords as a site does would be a twentieth of the work of all tests of the server. The costs stand in each hash. */
const cheap = { memoryCost: 1024, timeCost: 2, parallelism: 1 };

/**
 * Takes the place of the library in tests of the server (vitest.config.ts). Those of the built product, in e2e/process and in
 * the browser, hash at the library's costs.
 */
export const hash = (password: string) => argon2.hash(password, cheap);
export const { verify } = argon2;
