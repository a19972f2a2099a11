import { useLocation } from 'react-router-dom';
import { useSettings } from '../contact/SettingsProvider.tsx';
import { pageDescription, pageTitle, type PageName } from './meta.ts';
import { useAddresses, useOrigin } from '../OriginProvider.tsx';
import { ShareMeta, type ShareImage } from './ShareMeta.tsx';

interface PageMetaProps {
  page: PageName;
  /** The values of placeholders in the page's texts; the company's name is always filled in. */
  values?: Record<string, string>;
  /** Keeps search results and missing pages out of search engines. */
  noindex?: boolean;
  /** The page shows a part of itself: search engines should index only the whole one. */
  narrowed?: boolean;
  /** The Turkish path of a page whose own text has no translation: search engines read it there. */
  onlyAt?: string | undefined;
  /** The image shown where the page is shared; the site's own by default. */
  image?: ShareImage | null;
}

/** Renders title, description, canonical link and share image. React moves them into the head. */
export function PageMeta({ page, values, noindex = false, narrowed = false, onlyAt, image }: PageMetaProps) {
  const { name } = useSettings();
  const addressOf = useAddresses();
  const origin = useOrigin();
  const { pathname } = useLocation();
  const all = { şirket: name, ...values };
  const title = pageTitle(page, all);
  const description = pageDescription(page, all);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {(noindex || narrowed || onlyAt !== undefined) && <meta name="robots" content="noindex" />}
      {!noindex && <link rel="canonical" href={onlyAt === undefined ? addressOf(pathname) : origin + onlyAt} />}
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
