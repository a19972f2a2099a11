import * as words from '../../../words/tr/offers.ts';

/** The answer to the form about an offer, unless it redirects. */
export interface OfferReply {
  /** The button that was pressed. */
  intent: string;
  /** A sentence for each wrong field, by its name. */
  errors: Record<string, string>;
  /** The typed values, so that a page without scripts keeps them; those of ticks are joined by commas. */
  values: Record<string, string>;
  /** The answer was refused for what happened meanwhile: the code and the sentence, and the offer that replaced this one. */
  refused?: { code: string; message: string; revision?: number };
  /** Sending failed for another reason. */
  failed?: boolean;
  /** Declining takes a second press. */
  asksAgain?: boolean;
}

/** The ways in which a buyer answers, by the word in the address. */
export const ways = { onay: words.toAccept, degisiklik: words.askChange, ret: words.toDecline } as const;
export type Way = keyof typeof ways;
export const isWay = (word: string | null | undefined): word is Way => Object.hasOwn(ways, word ?? '');

/** Reads what the buyer chose from the values of the form. */
export const choiceIn = (values: Record<string, string>) => ({
  options: (values.option ?? '').split(',').filter(Boolean),
  alternatives: Object.entries(values).flatMap(([name, id]) => (name.startsWith('alternative.') && id ? [id] : [])),
});
