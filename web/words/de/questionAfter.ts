/** Asks whether another search was meant, which stands at `{meant}`. */
export const didYouMean = (_meant: string) => 'Meinten Sie {meant}?';

/** German has no particle behind what is asked about. */
export const questionAfter = (_text: string) => '';
