import { useActionData, useSearchParams } from 'react-router-dom';
import { useContactPageQuery, useContactProductQuery } from './contact.generated.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { CompanyData } from '../../parts/meta/CompanyData.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import type { Reply } from './contactAction.ts';
import { ContactColumns } from './ContactColumns.tsx';
import { ContactMap } from './ContactMap.tsx';
import * as words from '../../../words/tr/common.ts';

/** `?urun=` and `?subject=` come from a product's page. An unknown product is left out silently. */
export function ContactPage() {
  const { generalContact: contact, privacyNotice } = useContactPageQuery().data ?? {};
  const [params] = useSearchParams();
  const subject = params.get('subject') ?? '';
  const id = params.get('urun') ?? '';
  const product = useContactProductQuery({ variables: { id }, skip: !id }).data?.product;
  const reply = useActionData<Reply>();
  return (
    <>
      <PageMeta page="contact" />
      <CompanyData />
      <PageHead current={words.contact} title={contact?.heroTitle ?? words.contact} lede={contact?.heroDescription} />
      <div className="section">
        <ContactColumns
          key={subject}
          subject={subject}
          product={product}
          notice={privacyNotice?.version}
          reply={reply}
        />
      </div>
      <ContactMap embed={contact?.googleMapsEmbed ?? null} />
    </>
  );
}
