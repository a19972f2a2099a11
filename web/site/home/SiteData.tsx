import { useSettings } from '../layout/SettingsProvider.tsx';
import { useOrigin } from '../meta/OriginProvider.tsx';

/** What search engines are told of the site (schema.org): its name, and how it is searched. */
export function SiteData() {
  const { name } = useSettings();
  const origin = useOrigin();
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    inLanguage: 'tr',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/products?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  // `<` is escaped: the name could otherwise end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // eslint-disable-next-line no-restricted-syntax -- a data block is read as it stands: React would escape its quotes
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
