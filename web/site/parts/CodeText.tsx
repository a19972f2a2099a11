import { codeParts } from './codeParts.ts';

/** A name or a text in which no code and no measure breaks across lines. Plain spans, since lists have dozens. */
export function CodeText({ text }: { text: string }) {
  return codeParts(text).map(({ text: part, start, whole }) =>
    whole ? (
      <span key={start} className="code">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
