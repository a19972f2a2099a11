import { paths } from '../../paths.ts';
import { useSettings } from '../contact/SettingsProvider.tsx';
import { JsonLd } from '../JsonLd.tsx';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useAddresses, usePlace } from '../OriginProvider.tsx';

/** Describes the site to search engines: its name, and the address of its search. */
export function SiteData() {
  const { name } = useSettings();
  const { language = siteLanguage } = usePlace();
  const addressOf = useAddresses();
  return (
    <JsonLd
      type="WebSite"
      name={name}
      url={addressOf(paths.home)}
      inLanguage={language}
      potentialAction={{
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: addressOf(paths.searchTemplate) },
        'query-input': 'required name=search_term_string',
      }}
    />
  );
}
