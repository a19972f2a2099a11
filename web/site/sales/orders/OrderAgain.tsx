import { phoneHref } from '../../../components/phone.ts';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';
import { RepeatEnquiry } from '../kept/RepeatEnquiry.tsx';

type Link = { number: string; token: string };

/** Asks for the lines of the order once more, and says where questions about the order are answered. */
export function OrderAgain({ link, count }: { link: Link; count: number }) {
  const { phone } = useSettings();
  return (
    <section className="order-again" aria-labelledby="order-again">
      <h2 className="t-h5" id="order-again">
        Yine mi gerekecek?
      </h2>
      <p className="t-body2 muted">
        Siparişinizdeki {count} satır bugünkü fiyatlar ve yerine geçen ürünlerle teklif listenize konur; gönderene kadar
        bir şey istenmiş olmaz.
      </p>
      <RepeatEnquiry {...link} ofOrder />
      {phone && (
        <p className="t-body2 muted">
          Bir sorun mu var? Bu sayfadaki sipariş numarasını söyleyin: <a href={phoneHref(phone)}>{phone}</a>
        </p>
      )}
    </section>
  );
}
