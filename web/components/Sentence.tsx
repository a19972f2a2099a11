import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** A sentence of the catalogue of words, in which `{name}` stands for an element. */
  text: string;
  parts: Record<string, ReactNode>;
  /** Whether the words around the elements are only heard. */
  heard?: boolean;
}

/** Shows a sentence with elements at the places that it names: each language has an order of its own. */
export const Sentence = ({ text, parts, heard = false }: SentenceProps) =>
  text.split(/\{(\w+)\}/).map((piece, at) => {
    if (at % 2 === 1) return <Fragment key={at}>{parts[piece]}</Fragment>;
    return heard ? <Heard key={at} words={piece} /> : piece;
  });

/** Spaces stay outside, between what is seen and what is only heard. */
function Heard({ words }: { words: string }) {
  const [, before, text, after] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? [];
  return text ? (
    <>
      {before}
      <span className="visually-hidden">{text}</span>
      {after}
    </>
  ) : (
    before
  );
}
