import { Fragment, type ReactNode } from 'react';

/** The names in braces of a sentence. */
type Holes<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Holes<Rest>
    : never;

interface Props<Text extends string> {
  /** The whole sentence, with a name in braces for each part: 'Works until {day}.' */
  text: Text;
  /** Values, bold words and links that stand in place of the names. */
  parts: Record<Holes<Text>, ReactNode>;
  /** Whether the words around the parts are only heard. */
  heard?: boolean;
}

/** Shows a sentence that has values or elements in it, in the order that its language gives them. */
export const Sentence = <Text extends string>({ text, parts, heard = false }: Props<Text>) =>
  text.split(/\{(\w+)\}/u).map((piece, place) => {
    if (place % 2 === 1) return <Fragment key={place}>{parts[piece as Holes<Text>]}</Fragment>;
    return heard ? <Heard key={place} words={piece} /> : <Fragment key={place}>{piece}</Fragment>;
  });

/** Spaces stay outside, between what is seen and what is only heard. */
function Heard({ words }: { words: string }) {
  const text = words.trim();
  if (text === '') return words;
  return (
    <>
      {words.slice(0, words.indexOf(text))}
      <span className="visually-hidden">{text}</span>
      {words.slice(words.indexOf(text) + text.length)}
    </>
  );
}
