import { Form, Link } from 'react-router-dom';
import { CloseIcon } from '../../../components/icons.tsx';
import { LinkIcon } from '../kept/salesIcons.tsx';
import type { QuoteListQuery } from '../../../graphql/generated/quotes.ts';
import { CopyCode } from '../../parts/CopyCode.tsx';
import { useOrigin } from '../../parts/OriginProvider.tsx';
import { dayIn, dayText } from '../kept/moments.ts';
import { paths } from '../../paths.ts';

interface ShareBoxProps {
  /** The id of the list. */
  id: string;
  share: NonNullable<QuoteListQuery['quoteList']['share']>;
}

/** The link to a copy of the list, which the visitor passes on. */
export function ShareBox({ id, share }: ShareBoxProps) {
  const address = useOrigin() + paths.sharedList(share.code);
  return (
    <section className="list-box" id="paylas" aria-labelledby="paylas-baslik">
      <h2 className="t-h6" id="paylas-baslik">
        <LinkIcon /> Listeyi paylaşın
      </h2>
      <Link className="icon-button list-box-shut" to={paths.quote} preventScrollReset aria-label="Kapat" title="Kapat">
        <CloseIcon />
      </Link>
      <p className="t-body2 muted">
        Bağlantıyı açan, bu {share.rowCount} satırın kopyasını kendi listesine alır. Adınız, notlarınız ve iletişim
        bilgileriniz gitmez.
      </p>
      <div className="share-address">
        <span>{address.replace(/^https?:\/\//, '')}</span>
        <CopyCode code={address} label="Bağlantıyı kopyala" word="Kopyala" />
      </div>
      <Form method="post" action={paths.quote} preventScrollReset className="t-caption">
        <input type="hidden" name="intent" value="endShare" />
        <input type="hidden" name="list" value={id} />
        {dayText(dayIn(new Date(share.endsAt)))} gününe kadar açılır.{' '}
        <button type="submit" className="text-link">
          <span>Bağlantıyı iptal edin</span>
        </button>
      </Form>
    </section>
  );
}
