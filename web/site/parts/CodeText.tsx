import { codeParts } from '../../../common/text/codeParts.ts';
import '../../parts/Code.css';

/** Shows a text in which no code and no measure breaks across lines. It makes plain spans, since lists have dozens. */
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
