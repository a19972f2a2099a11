import { useLocation } from 'react-router-dom';
import { sourceLanguage } from '../../../common/text/locale.ts';
import { inLanguage } from '../../../common/text/languagePath.ts';
import { usePlace } from '../parts/OriginProvider.tsx';
import { withIds } from '../paths.ts';
import './LanguageSwitch.css';
import * as words from '../../words/tr/layout.ts';

/**
 * Leads to the same page in each language of the site; nothing where it has one. Plain links, since another language is another
 * page with scripts of its own.
 */
export function LanguageSwitch({ label = words.languages }: { label?: string }) {
  const { language = sourceLanguage, languages = [] } = usePlace();
  const { pathname, search } = useLocation();
  if (languages.length === 0) return null;
  const path = withIds(pathname) + search;
  const all = [{ code: sourceLanguage, name: words.turkish }, ...languages];
  return (
    <nav className="language-switch wraps" aria-label={label}>
      {all.map(({ code, name }) => (
        <a
          key={code}
          href={inLanguage(path, code === sourceLanguage ? undefined : code)}
          lang={code}
          hrefLang={code}
          aria-current={code === language ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
