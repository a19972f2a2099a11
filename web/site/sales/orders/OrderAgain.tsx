import { Sentence } from '../../../components/Sentence.tsx';
import { phoneHref } from '../../../components/phone.ts';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';
import { RepeatEnquiry } from '../kept/RepeatEnquiry.tsx';
import * as words from '../../../words/tr/orders.ts';

type Link = { number: string; token: string };

/** Asks for the lines of the order once more, and says where questions about the order are answered. */
export function OrderAgain({ link, count }: { link: Link; count: number }) {
  const { phone } = useSettings();
  return (
    <section className="order-again" aria-labelledby="order-again">
      <h2 className="t-h5" id="order-again">
        {words.onceMore}
      </h2>
      <p className="t-body2 muted">{words.linesAgain(count)}</p>
      <RepeatEnquiry {...link} ofOrder />
      {phone && (
        <p className="t-body2 muted">
          <Sentence text={words.problem} parts={{ phone: <a href={phoneHref(phone)}>{phone}</a> }} />
        </p>
      )}
    </section>
  );
}
