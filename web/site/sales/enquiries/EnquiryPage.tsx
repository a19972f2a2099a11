import Button from '@mui/material/Button';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useEnquiryStatusQuery } from '../../../graphql/generated/quotes.ts';
import { NotFound } from '../../parts/errors/NotFound.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { EnquiryList } from './EnquiryList.tsx';
import { linkIn, tooMany } from './enquiryLink.ts';
import { EnquiryNumber } from './EnquiryNumber.tsx';
import { enquiryStates } from './enquiryStates.ts';
import { momentText } from '../kept/moments.ts';
import { OfferReceived } from '../offers/OfferReceived.tsx';
import { TooManyLinks } from './TooManyLinks.tsx';

/** Shows an enquiry and its state to anyone who has its link. */
export const EnquiryPage = () => (useLoaderData() === tooMany ? <TooManyLinks /> : <EnquiryFound />);

function EnquiryFound() {
  const link = linkIn(useLocation().pathname);
  const enquiry = useEnquiryStatusQuery({ variables: link }).data?.enquiryStatus;
  if (!enquiry) return <NotFound title="Talep bulunamadı" />;
  const { number, state, createdAt } = enquiry;
  return (
    <div className="enquiry-page container section">
      <PageMeta page="enquiry" noindex />
      <div>
        <h1 className="t-h2">Teklif talebiniz</h1>
        <EnquiryNumber number={number} />
        <dl className="enquiry-steps">
          <dt>Durum</dt>
          <dd>{enquiryStates[state]}</dd>
          <dt>Gönderildi</dt>
          <dd>{momentText(createdAt)}</dd>
        </dl>
        <p className="t-body2 muted">Bu sayfanın bağlantısı size özeldir; elinde olan herkes talebinizi görebilir.</p>
        <div className="enquiry-actions">
          <Button variant="outlined" className="scripted" onClick={() => window.print()}>
            Listeyi yazdır
          </Button>
        </div>
      </div>
      <div className="enquiry-lists">
        {enquiry.offer && <OfferReceived offer={enquiry.offer} />}
        <EnquiryList enquiry={enquiry} />
      </div>
    </div>
  );
}
