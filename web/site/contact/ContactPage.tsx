import { useLocation } from 'react-router-dom';
import { useContactPageQuery } from '../../graphql/generated/site.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { PageMeta } from '../meta/PageMeta.tsx';
import { ContactColumns } from './ContactColumns.tsx';
import { ContactMap } from './ContactMap.tsx';

/** Where a product's page says which one the visitor asks about. */
const subjectOf = (state: unknown) =>
  state && typeof state === 'object' && 'subject' in state ? String(state.subject) : undefined;

export function ContactPage() {
  const contact = useContactPageQuery().data?.generalContact;
  const subject = subjectOf(useLocation().state);
  return (
    <>
      <PageMeta page="contact" />
      <PageHead current="İletişim" title={contact?.heroTitle ?? 'İletişim'} lede={contact?.heroDescription} />
      <div className="section">
        <ContactColumns subject={subject} />
      </div>
      <ContactMap embed={contact?.googleMapsEmbed ?? null} />
    </>
  );
}
