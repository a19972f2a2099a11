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
  /** What stands in place of the names: values, bold words and links. */
  parts: Record<Holes<Text>, ReactNode>;
}

/** Shows a sentence that has values or elements in it, in the order that its language gives them. */
export const Sentence = <Text extends string>({ text, parts }: Props<Text>) =>
  text
    .split(/\{(\w+)\}/u)
    .map((piece, place) => <Fragment key={place}>{place % 2 === 0 ? piece : parts[piece as Holes<Text>]}</Fragment>);
