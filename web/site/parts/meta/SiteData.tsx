import { paths } from '../../paths.ts';
import { useSettings } from '../contact/SettingsProvider.tsx';
import { JsonLd } from '../JsonLd.tsx';
import { useOrigin } from '../OriginProvider.tsx';

/** Describes the site to search engines: its name, and the address of its search. */
export function SiteData() {
  const { name } = useSettings();
  const origin = useOrigin();
  return (
    <JsonLd
      type="WebSite"
      name={name}
      url={`${origin}/`}
      inLanguage="tr"
      potentialAction={{
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: origin + paths.searchTemplate },
        'query-input': 'required name=search_term_string',
      }}
    />
  );
}
