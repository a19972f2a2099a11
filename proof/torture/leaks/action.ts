import type { Dice } from '../../../server/testing/random/dice.ts';
import type { Answer } from '../../tools/exchange.ts';

export type Stage = {
  origin: string;
  dice: Dice;
  /** It belongs to an admin's session, as 'name=value'. */
  cookie: string;
  /** These are paths of files of the build and of pictures. */
  files: readonly [string, ...string[]];
};

/** It throws when an answer is not the expected one. */
type Work = (stage: Stage) => Promise<Answer | undefined | void>;

/** `weight` says how often it is done in relation to the others, `name` what the figures call it. */
export const action = (weight: number, name: string, work: Work) => [weight, name, work] as const;

type Action = ReturnType<typeof action>;
export type Actions = readonly [Action, ...Action[]];
