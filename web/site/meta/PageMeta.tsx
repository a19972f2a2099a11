import { useLocation } from 'react-router-dom';
import { useSettings } from '../layout/SettingsProvider.tsx';
import { pageDescription, pageTitle, type PageName } from './meta.ts';
import { useOrigin } from './OriginProvider.tsx';

interface PageMetaProps {
  page: PageName;
  /** For the placeholders of the page's texts, beside the company's name. */
  values?: Record<string, string>;
  /** Search results and pages that are not there stay out of search engines. */
  noindex?: boolean;
}

/** What a page says of itself: React moves it into the head. */
export function PageMeta({ page, values, noindex = false }: PageMetaProps) {
  const { name } = useSettings();
  const origin = useOrigin();
  const { pathname } = useLocation();
  const all = { şirket: name, ...values };
  return (
    <>
      <title>{pageTitle(page, all)}</title>
      <meta name="description" content={pageDescription(page, all)} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={origin + pathname} />}
    </>
  );
}
