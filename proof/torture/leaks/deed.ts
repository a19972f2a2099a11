import type { Dice } from '../../../server/testing/dice.ts';
import type { Answer } from '../../tools/exchange.ts';

/** The site, for the person or program that does something with it. */
export type Stage = {
  origin: string;
  dice: Dice;
  /** An admin's session, as 'name=value'. */
  cookie: string;
  /** Paths of files of the build and of pictures. */
  files: readonly [string, ...string[]];
};

/** It throws when an answer is not the expected one. */
type Work = (stage: Stage) => Promise<Answer | undefined | void>;

/** `weight` says how often it is done in relation to the others, `name` what the figures call it. */
export const deed = (weight: number, name: string, work: Work) => [weight, name, work] as const;

type Deed = ReturnType<typeof deed>;
export type Deeds = readonly [Deed, ...Deed[]];
