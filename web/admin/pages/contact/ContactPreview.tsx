import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { ContactPageInput } from '../../../graphql/generated/schema.ts';
import { PagePreview } from '../../parts/forms/PagePreview.tsx';
import * as words from '../../../words/admin/en/contact.ts';

export function ContactPreview() {
  const values = useWatch<ContactPageInput>();
  const shown = useMemo(() => {
    const { name, logo, heroTitle, heroDescription, email, phone, address } = values;
    return {
      SiteSettings: { name, logo, email, phone, address },
      GeneralContact: { heroTitle, heroDescription, email, phone, address },
    };
  }, [values]);
  return <PagePreview title={words.theContactPage} page="/contact" shown={shown} />;
}
