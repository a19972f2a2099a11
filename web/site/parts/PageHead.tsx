import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';
import { CodeText } from './CodeText.tsx';

interface PageHeadProps {
  path?: { to: string; label: string }[];
  /** The page's name in the breadcrumb; its title by default. */
  current?: string;
  title: string;
  lede?: string;
  /** The languages of title and lede, where they are not that of the page. */
  lang?: string | undefined;
  ledeLang?: string | undefined;
  className?: string;
  children?: ReactNode;
}

/** The head of most pages: breadcrumb, title and introduction. */
export function PageHead({ path, current, title, lede, lang, ledeLang, className = '', children }: PageHeadProps) {
  return (
    <div className={`page-head plate ${className}`}>
      <div className="container">
        <Breadcrumb path={path} current={current ?? title} lang={lang} />
        <h1 className="t-h2" lang={lang}>
          <CodeText text={title} />
        </h1>
        {lede && (
          <p className="lede typed t-subtitle1" lang={ledeLang}>
            <CodeText text={lede} />
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
