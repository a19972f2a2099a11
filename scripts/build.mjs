import { build } from 'vite';
import { variants } from './words/variants.ts';

/**
 * `npm run build` makes all that a production start needs, in one process: the browser's files in Turkish with an English
 * office, the same in each further variant, the page at /graphql, and what Node runs. What is compressed and what is put
 * together wait for each other, so two builds run at a time; more would take more memory than a small server has.
 */
process.env.NODE_ENV ??= 'production';
const make = (mode, settings = {}) => build({ mode, logLevel: 'warn', ...settings });

const others = process.env.WORDS === 'pseudo' ? [] : Object.keys(variants);
await Promise.all([make('production'), make('playground')]);
const waiting = [() => make('production', { build: { ssr: true } }), ...others.map((mode) => () => make(mode))];
const worker = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await next();
};
await Promise.all([worker(), worker()]);
