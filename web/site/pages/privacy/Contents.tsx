import { sectionsOf } from './sections.ts';
import * as words from '../../../words/tr/privacy.ts';

/** Leads to the sections of a long text; renders nothing where there are fewer than three. */
export function Contents({ text }: { text: string }) {
  const sections = sectionsOf(text);
  if (sections.length < 3) return null;
  return (
    <nav className="privacy-contents" aria-labelledby="privacy-contents">
      <p className="t-h6" id="privacy-contents">
        {words.contents}
      </p>
      <ul>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
