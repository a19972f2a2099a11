import { useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { PagePreview } from '../forms/PagePreview.tsx';
import type { ContactValues } from './contactForm.ts';

export function ContactPreview<Checked>({ control }: { control: Control<ContactValues, unknown, Checked> }) {
  const values = useWatch({ control });
  const shown = useMemo(() => {
    const { name, logo, heroTitle, heroDescription, email, phone, address } = values;
    return {
      SiteSettings: { name, logo, email, phone, address },
      GeneralContact: { heroTitle, heroDescription, email, phone, address },
    };
  }, [values]);
  return <PagePreview title="The contact page" page="/contact" shown={shown} />;
}
