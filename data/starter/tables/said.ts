import type { Article } from './model.ts';

/** Makes a description of sentences, in which `m` gives the value of a spec. A spec that the article lacks is a mistake. */
export const said = (write: (m: (id: string) => string, article: Article) => string[]) => (article: Article) =>
  write((id) => {
    const value = article.specs[id];
    if (value === undefined) throw new Error(`${article.code} has no ${id}.`);
    return [value].flat().join(', ');
  }, article).join(' ');
