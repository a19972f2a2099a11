import { createHash } from 'node:crypto';

// A field that says that it has words is translated: its text is one, or its value holds several.

/** A text within the value of a field. Its key stays the same when the value is put into another order. */
export type WordPart = { key: string; text: string };

/** Defines the texts that a value holds. */
export type Wording<Value = never> = {
  parts(value: Value): WordPart[];
  /** Returns the value with those texts that `textOf` knows by their keys. */
  replaced(value: Value, textOf: (key: string) => string | undefined): Value;
};

/** True: the value is a text itself. */
export type Worded = true | Wording;

/** By its hash a text is known to be the one that something was made from. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC')).digest('base64url').slice(0, 22);

/** Entries of a list that have no id are known by what they say: another order, or another entry, never shows a wrong text. */
const keyOf = (text: string) => hashOf(text).slice(0, 10);

type Texts<Name extends string> = Record<Name, string>;

/** The texts of a value with named parts, such as the title and the text of a card. */
export const namedWords = <const Name extends string>(...names: Name[]): Wording => {
  const wording: Wording<Texts<Name>> = {
    parts: (value) => names.map((key) => ({ key, text: value[key] })),
    replaced: (value, textOf) =>
      names.reduce((all, key) => ({ ...all, [key]: textOf(key) ?? value[key] }), { ...value }),
  };
  return wording as unknown as Wording;
};

/** The texts of the entries of a list, each known by what its first text says. */
export const listedWords = <const Name extends string>(first: Name, ...more: Name[]): Wording => {
  const names = [first, ...more];
  const wording: Wording<Texts<Name>[]> = {
    parts: (list) =>
      list.flatMap((one) => names.map((name) => ({ key: `${keyOf(one[first])}.${name}`, text: one[name] }))),
    replaced: (list, textOf) =>
      list.map((one) =>
        names.reduce((all, name) => ({ ...all, [name]: textOf(`${keyOf(one[first])}.${name}`) ?? one[name] }), {
          ...one,
        }),
      ),
  };
  return wording as unknown as Wording;
};

/** The texts of the entries of a list that have an identity of their own. */
export const identifiedWords = <Id extends string, Name extends string>(id: Id, name: Name): Wording => {
  type Entry = Record<Id, string> & Record<Name, string | null>;
  const wording: Wording<Entry[]> = {
    parts: (list) => list.map((one) => ({ key: one[id], text: one[name] ?? '' })),
    replaced: (list, textOf) => list.map((one) => ({ ...one, [name]: (one[name] && textOf(one[id])) || one[name] })),
  };
  return wording as unknown as Wording;
};

/** A text that several entries of a list have, such as the heading of a group: it is translated once. */
export const sharedWords = <Name extends string>(name: Name): Wording => {
  type Entry = Record<Name, string | null>;
  const wording: Wording<Entry[]> = {
    parts: (list) =>
      [...new Set(list.flatMap((one) => one[name] ?? []))].map((text: string) => ({ key: keyOf(text), text })),
    replaced: (list, textOf) =>
      list.map((one) => {
        const text = one[name];
        return text === null ? one : { ...one, [name]: textOf(keyOf(text)) ?? text };
      }),
  };
  return wording as unknown as Wording;
};

/** A text of a thing that can be translated: its field, or a place within it, such as 'mission.title'. */
export type WordedText = { field: string; text: string };

/** Returns the texts of a thing that are not blank. */
export const textsIn = (worded: Record<string, Worded>, values: Record<string, unknown>): WordedText[] =>
  Object.entries(worded)
    .flatMap(([name, words]) => {
      const value = values[name];
      if (value === null || value === undefined) return [];
      if (words === true) return typeof value === 'string' ? [{ field: name, text: value }] : [];
      return words.parts(value as never).map(({ key, text }) => ({ field: `${name}.${key}`, text }));
    })
    .filter(({ text }) => text.trim() !== '');

/** Returns the value of a field with those of its texts that are known. */
export function inWords(name: string, words: Worded, value: unknown, texts: ReadonlyMap<string, string>): unknown {
  if (value === null || value === undefined) return value;
  if (words === true) return texts.get(name) ?? value;
  return words.replaced(value as never, (key) => texts.get(`${name}.${key}`));
}
