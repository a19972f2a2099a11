import { useActionData, useSearchParams } from 'react-router-dom';
import { useContactPageQuery } from '../../graphql/generated/site.ts';
import { PageHead } from '../components/PageHead.tsx';
import { CompanyData } from '../meta/CompanyData.tsx';
import { PageMeta } from '../meta/PageMeta.tsx';
import type { Reply } from './contactAction.ts';
import { ContactColumns } from './ContactColumns.tsx';
import { ContactMap } from './ContactMap.tsx';

/** `?subject=` comes from a product's page. */
export function ContactPage() {
  const { generalContact: contact, privacyNotice } = useContactPageQuery().data ?? {};
  const [params] = useSearchParams();
  const subject = params.get('subject') ?? '';
  const reply = useActionData<Reply>();
  return (
    <>
      <PageMeta page="contact" />
      <CompanyData />
      <PageHead current="İletişim" title={contact?.heroTitle ?? 'İletişim'} lede={contact?.heroDescription} />
      <div className="section">
        <ContactColumns key={subject} subject={subject} notice={privacyNotice?.version} reply={reply} />
      </div>
      <ContactMap embed={contact?.googleMapsEmbed ?? null} />
    </>
  );
}
