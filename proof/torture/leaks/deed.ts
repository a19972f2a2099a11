import type { Answer } from '../../tools/exchange.ts';
import type { Dice } from '../../../server/testing/dice.ts';

/** What whoever does something knows of the site. */
export type Stage = {
  origin: string;
  dice: Dice;
  /** Of a signed-in admin. */
  cookie: string;
  /** Addresses of files: those of the build, and pictures. */
  files: readonly [string, ...string[]];
};

/** Throws when the answer is not the one that was to be expected. */
type Deed = (stage: Stage) => Promise<Answer | undefined | void>;

/** How often, in relation to the others; what it is called in the figures. */
type Row = [weight: number, name: string, deed: Deed];
export type Deeds = readonly [Row, ...Row[]];
