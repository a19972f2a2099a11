import { useLocation } from 'react-router-dom';
import { useSettings } from '../contact/SettingsProvider.tsx';
import { pageDescription, pageTitle, type PageName } from './meta.ts';
import { useAddresses } from '../OriginProvider.tsx';
import { ShareMeta, type ShareImage } from './ShareMeta.tsx';

interface PageMetaProps {
  page: PageName;
  /** The values of placeholders in the page's texts; the company's name is always filled in. */
  values?: Record<string, string>;
  /** Keeps search results and missing pages out of search engines. */
  noindex?: boolean;
  /** The page shows a part of itself: search engines should index only the whole one. */
  narrowed?: boolean;
  /** The image shown where the page is shared; the site's own by default. */
  image?: ShareImage | null;
}

/** Renders title, description, canonical link and share image. React moves them into the head. */
export function PageMeta({ page, values, noindex = false, narrowed = false, image }: PageMetaProps) {
  const { name } = useSettings();
  const addressOf = useAddresses();
  const { pathname } = useLocation();
  const all = { şirket: name, ...values };
  const title = pageTitle(page, all);
  const description = pageDescription(page, all);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {(noindex || narrowed) && <meta name="robots" content="noindex" />}
      {!noindex && <link rel="canonical" href={addressOf(pathname)} />}
      <ShareMeta
        title={title}
        description={description}
        url={addressOf(pathname)}
        type={page === 'product' ? 'product' : 'website'}
        image={image}
      />
    </>
  );
}
