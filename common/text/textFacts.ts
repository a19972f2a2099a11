/** The server says this about the texts of one thing in the language of a page, beside its facts. */
interface TextFacts {
  /** The name in addresses, where the language has one. */
  slug?: string;
  /** The fields without a translation, which are in Turkish. */
  inTurkish?: string[];
  /** The language leads to the Turkish page of the thing. */
  isElsewhere?: true;
}

/** By the name of a type and an id: 'Product:42'. */
export type Texts = Record<string, TextFacts>;

/** Puts facts of several answers together: each names the fields that it was asked for. */
export function withTexts(known: Texts, more: Texts): Texts {
  const all = { ...known };
  for (const [thing, { slug, inTurkish = [], isElsewhere }] of Object.entries(more)) {
    const before = all[thing];
    const fields = [...new Set([...(before?.inTurkish ?? []), ...inTurkish])];
    all[thing] = {
      ...before,
      ...(slug !== undefined && { slug }),
      ...(fields.length > 0 && { inTurkish: fields }),
      ...(isElsewhere && { isElsewhere }),
    };
  }
  return all;
}
