import Button from '@mui/material/Button';
import { CallIcon, PdfIcon } from '../../../components/icons.tsx';
import { phoneHref } from '../../../components/phone.ts';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';
import { dayText } from '../kept/moments.ts';
import { isOver, liraText, percentText, type Offer } from './offer.ts';
import { mailAbout } from './mailAbout.ts';

interface OfferDecisionProps {
  offer: Offer;
  /** The enquiry is closed, so the buyer has nothing to decide any more. */
  isClosed: boolean;
}

/** Shows the sums of an offer, and the ways in which the buyer can answer it. */
export function OfferDecision({ offer, isClosed }: OfferDecisionProps) {
  const { sums, pdfPath } = offer;
  return (
    <section className="offer-decision plate" aria-labelledby="decision">
      <h2 className="t-h4" id="decision">
        {isClosed ? 'Toplam' : 'Kararınız'}
      </h2>
      <table className="offer-sums">
        <tbody>
          <tr>
            <th scope="row">Ara toplam</th>
            <td>{liraText(sums.net)}</td>
          </tr>
          {sums.vat.map(({ rate, vat }) => (
            <tr key={rate}>
              <th scope="row">KDV, {percentText(rate)}</th>
              <td>{liraText(vat)}</td>
            </tr>
          ))}
          <tr className="offer-total">
            <th scope="row">Genel toplam</th>
            <td>{liraText(sums.total)}</td>
          </tr>
        </tbody>
      </table>
      <Button variant="contained" fullWidth href={pdfPath} type="application/pdf" startIcon={<PdfIcon />}>
        Teklifi açın (PDF)
      </Button>
      {!isClosed && <Answers offer={offer} />}
    </section>
  );
}

function Answers({ offer }: { offer: Offer }) {
  const { email, phone } = useSettings();
  const over = isOver(offer);
  return (
    <>
      {over && <p className="offer-over">Süre {dayText(offer.validUntil)} günü doldu; fiyatları yeniden sorun.</p>}
      {email && (
        <>
          <Button variant="outlined" fullWidth href={mailAbout(email, offer, over ? 'renew' : 'accept')}>
            {over ? 'Yenilenmesini isteyin' : 'Onaylıyorum'}
          </Button>
          <p className="t-caption muted">
            Düğme, teklif numarası yazılı bir e-posta hazırlar; siz göndermeden bize ulaşmaz.
          </p>
        </>
      )}
      <p className="offer-ask">
        {email && (
          <a className="text-link" href={mailAbout(email, offer, 'change')}>
            <span>Değişiklik isteyin</span>
          </a>
        )}
        {phone && (
          <a className="text-link" href={phoneHref(phone)}>
            <CallIcon /> <span>{phone}</span>
          </a>
        )}
      </p>
    </>
  );
}
