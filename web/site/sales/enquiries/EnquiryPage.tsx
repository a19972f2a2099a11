import Button from '@mui/material/Button';
import { useLoaderData, useLocation } from 'react-router-dom';
import { PrintIcon } from '../../../components/icons.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { useEnquiryStatusQuery } from './enquiryStatus.generated.ts';
import { NotFound } from '../../parts/errors/NotFound.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { OrderPage } from '../orders/OrderPage.tsx';
import { OfferPart } from '../offers/OfferPart.tsx';
import { RepeatEnquiry } from '../kept/RepeatEnquiry.tsx';
import { SheetFoot } from '../lines/LineSheet.tsx';
import * as lines from '../../../words/tr/lines.ts';
import { AddLater } from './AddLater.tsx';
import { EnquiryHead } from './EnquiryHead.tsx';
import { EnquiryList } from './EnquiryList.tsx';
import { linkIn, tooMany } from '../kept/enquiryLink.ts';
import { enquiryStyles } from './enquiryStyles.ts';
import { Questions } from '../questions/Questions.tsx';
import { TooManyLinks } from './TooManyLinks.tsx';
import * as words from '../../../words/tr/enquiry.ts';

/** Shows an enquiry and its state to anyone who has its link. */
export const EnquiryPage = () => (useLoaderData() === tooMany ? <TooManyLinks /> : <EnquiryFound />);

function EnquiryFound() {
  const link = linkIn(useLocation().pathname);
  const enquiry = useEnquiryStatusQuery({ variables: link }).data?.enquiryStatus;
  if (!enquiry) return <NotFound title={words.notFound} text={words.whyNotFound} />;
  const { state, offer, order, copy } = enquiry;
  if (order)
    return (
      <>
        <PageMeta page="enquiry" noindex />
        <PageStyles css={enquiryStyles} />
        <OrderPage enquiry={enquiry} token={link.token} order={order} />
      </>
    );
  return (
    <>
      <PageMeta page="enquiry" noindex />
      <PageStyles css={enquiryStyles} />
      <EnquiryHead enquiry={enquiry} />
      <div className="enquiry-status container section">
        {offer ? (
          <OfferPart
            key={offer.number}
            offer={offer}
            isClosed={state === 'WON' || state === 'LOST'}
            byMail={copy !== null}
            buyer={enquiry.name}
          />
        ) : (
          <aside className="enquiry-aside plate" aria-labelledby="enquiry-aside">
            <h2 className="t-h5" id="enquiry-aside">
              {words.offerComesHere}
            </h2>
            <p className="t-body2 muted">{words.whatWeDo}</p>
            <AddLater byMail={copy !== null} />
            <RepeatEnquiry {...link} />
          </aside>
        )}
        <EnquiryList
          enquiry={enquiry}
          foot={offer ? undefined : <SheetFoot count={<b>{lines.rows(enquiry.rows.length)}</b>} />}
        >
          <div className="enquiry-actions row wraps">
            <Button variant="outlined" className="scripted" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {words.printList}
            </Button>
            <p className="t-body2 muted">{words.linkIsPrivate}</p>
          </div>
        </EnquiryList>
        <Questions questions={enquiry.questions} />
      </div>
    </>
  );
}
