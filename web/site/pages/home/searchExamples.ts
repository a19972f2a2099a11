import { home } from '../../../words/tr/specified.ts';

const { code, size, standard } = home.hero.search.examples;

/** The home page shows one example for each kind of search, if it finds something. */
export const searchExamples = { code, size, standard };
