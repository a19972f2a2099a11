import { phoneHref } from '../../../components/phone.ts';
import { useSettings } from '../contact/SettingsProvider.tsx';
import { JsonLd } from '../JsonLd.tsx';
import { paths } from '../../paths.ts';
import { useAddresses, useOrigin } from '../OriginProvider.tsx';

/** Describes the company to search engines. Details that are not entered are left out. */
export function CompanyData() {
  const { name, logo, email, phone, address } = useSettings();
  const origin = useOrigin();
  const addressOf = useAddresses();
  return (
    <JsonLd
      type="Organization"
      name={name}
      url={addressOf(paths.home)}
      logo={new URL(logo, `${origin}/`).href}
      {...(email && { email })}
      {...(phone && { telephone: phoneHref(phone).replace('tel:', '') })}
      {...(address && { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'TR' } })}
    />
  );
}
