import { home } from '../../texts.ts';

const { code, size, standard } = home.hero.search.examples;

/** A search of each sort: what the home page asks about, and shows. */
export const searchExamples = { code, size, standard };
