import type { Answer } from '../../tools/exchange.ts';
import type { Dice } from '../../../server/testing/dice.ts';

/** The site, for the person or program that does something with it. */
export type Stage = {
  origin: string;
  dice: Dice;
  /** The session's cookie of an admin. */
  cookie: string;
  /** Paths of files of the build and of pictures. */
  files: readonly [string, ...string[]];
};

/** Throws when the answer is not the expected one. */
type Deed = (stage: Stage) => Promise<Answer | undefined | void>;

/** `weight` says how often it is done in relation to the others, `name` what the figures call it. */
type Row = [weight: number, name: string, deed: Deed];
export type Deeds = readonly [Row, ...Row[]];
