import { useSettings } from '../contact/SettingsProvider.tsx';
import { useOrigin } from '../OriginProvider.tsx';
import * as words from '../../../words/tr/meta.ts';
import { localeOf, siteLanguage } from '../../../../common/text/locale.ts';

export interface ShareImage {
  /** A path on this site, or an absolute address. */
  url: string;
  /** The size in pixels, if known. */
  width?: number;
  height?: number;
  alt: string;
}

/** The file is drawn by scripts/brand.mjs. */
const own: ShareImage = {
  url: '/images/share.png',
  width: 1200,
  height: 630,
  alt: words.shareImage,
};

interface ShareMetaProps {
  title: string;
  description: string;
  url: string;
  type: 'website' | 'product';
  image?: ShareImage | null;
}

/** Describes how a link to the page looks where it is shared: Open Graph, and the tag that X needs. */
export function ShareMeta({ title, description, url, type, image }: ShareMetaProps) {
  const { name } = useSettings();
  const origin = useOrigin();
  const { width, height, alt, ...shown } = image ?? own;
  const properties = {
    title,
    description,
    type,
    url,
    locale: localeOf(siteLanguage).replace('-', '_'),
    site_name: name,
    image: new URL(shown.url, `${origin}/`).href,
    ...(width && height && { 'image:width': String(width), 'image:height': String(height) }),
    'image:alt': alt,
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
