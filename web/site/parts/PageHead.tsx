import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';
import { CodeText } from './CodeText.tsx';

interface PageHeadProps {
  path?: { to: string; label: string }[];
  /** The page's name in the breadcrumb; its title by default. */
  current?: string;
  title: string;
  lede?: string;
  className?: string;
  children?: ReactNode;
}

/** The head of most pages: breadcrumb, title and introduction. */
export function PageHead({ path, current, title, lede, className = '', children }: PageHeadProps) {
  return (
    <div className={`page-head plate ${className}`}>
      <div className="container">
        <Breadcrumb path={path} current={current ?? title} />
        <h1 className="t-h2">
          <CodeText text={title} />
        </h1>
        {lede && (
          <p className="lede typed t-subtitle1">
            <CodeText text={lede} />
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
