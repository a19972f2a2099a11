import { useCompanyBrandQuery } from '../../../graphql/generated/operations.ts';
import { CompanyLogo } from './CompanyLogo.tsx';

/** Whose admin area this is. */
export function Brand({ onInk = false }: { onInk?: boolean }) {
  const { name, logo = '' } = useCompanyBrandQuery().data?.siteSettings ?? {};
  return <CompanyLogo logo={logo} name={name} onInk={onInk} />;
}
