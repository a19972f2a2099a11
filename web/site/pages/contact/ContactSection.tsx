import { CodeText } from '../../parts/CodeText.tsx';
import { useHomePageQuery } from '../home/homePage.generated.ts';
import { ContactColumns } from './ContactColumns.tsx';
import * as words from '../../../words/tr/common.ts';

/** Ends the home page with contact details and the form. */
export function ContactSection() {
  const { data } = useHomePageQuery();
  return (
    <section className="section plate" id="iletisim" aria-labelledby="contact-title">
      <ContactColumns notice={data?.privacyNotice?.version}>
        <h2 className="t-h3" id="contact-title">
          {words.contact}
        </h2>
        {data?.generalContact && (
          <p className="muted typed">
            <CodeText text={data.generalContact.heroDescription} />
          </p>
        )}
      </ContactColumns>
    </section>
  );
}
