import { setTimeout } from 'node:timers/promises';

/**
 * Lets milliseconds pass in which nothing may happen; `because` says what would happen in them. Everything else is waited for by
 * what the product says, with `expect.poll`: no number of milliseconds is enough on a busy machine.
 */
export const quietFor = async (ms: number, because: string) => void (await setTimeout(ms, because));

/**
 * Lets milliseconds pass before something is done at any moment, such as a kill; `because` says what it may meet. The test holds
 * whatever it meets.
 */
export const anyMoment = async (ms: number, because: string) => void (await setTimeout(ms, because));
