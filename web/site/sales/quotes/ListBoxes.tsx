import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Form, Link, useActionData, useSearchParams } from 'react-router-dom';
import type { QuoteListQuery } from './quotes.generated.ts';
import { FormField } from '../../parts/forms/FormField.tsx';
import { paths } from '../../paths.ts';
import { nameOf } from './ListTabs.tsx';
import type { QuoteReply } from '../kept/quoteReply.ts';
import { CloseIcon } from '../../../components/icons.tsx';
import { LinkIcon, RepeatIcon } from '../kept/salesIcons.tsx';
import { CopyCode } from '../../parts/CopyCode.tsx';
import { useOrigin } from '../../parts/OriginProvider.tsx';
import { dayIn, dayText } from '../kept/moments.ts';

type List = QuoteListQuery['quoteList'];

/** The boxes that open under the head of the list. The address says what is open, so that it works without scripts as well. */
export function ListBoxes({ list }: { list: List }) {
  const [params] = useSearchParams();
  const reply = useActionData<QuoteReply>();
  const { id, share, repeated } = list;
  if (id === null) return null;
  // The address that opens a box is gone once its form was sent; where that failed, the box is still needed.
  const isOpen = (word: string, intent: string) =>
    params.has(word) || (reply?.intent === intent && (reply.failed ?? reply.errors.name !== undefined));
  return (
    <>
      {isOpen('ad', 'renameList') && (
        <RenameBox id={id} name={reply?.values.name ?? list.name ?? ''} error={reply?.errors.name} />
      )}
      {isOpen('sil', 'deleteList') && (
        <AskBox intent="deleteList" id={id} yes="Evet, silin">
          “{nameOf(list)}” {list.rows.length > 0 && `${list.rows.length} satırıyla `}silinsin mi? Öteki listeleriniz
          kalır.
        </AskBox>
      )}
      {isOpen('bosalt', 'clear') && list.rows.length > 0 && (
        <AskBox intent="clear" id={id} yes="Evet, boşaltın">
          Listedeki {list.rows.length} satır silinsin mi?
        </AskBox>
      )}
      {isOpen('paylas', 'endShare') && share && <ShareBox id={id} share={share} />}
      {isOpen('yeniden', 'undoRepeat') && repeated && <RepeatedNotice repeated={repeated} />}
    </>
  );
}

const RenameBox = ({ id, name, error }: { id: string; name: string; error: string | undefined }) => (
  <Form method="post" action={paths.quote} preventScrollReset noValidate className="list-box">
    <input type="hidden" name="intent" value="renameList" />
    <input type="hidden" name="list" value={id} />
    <FormField name="name" label="Listenin adı" defaultValue={name} autoFocus {...(error && { error })} />
    <div className="list-box-end">
      <Button type="submit" variant="outlined">
        Adı kaydet
      </Button>
      <Shut />
    </div>
  </Form>
);

interface AskBoxProps {
  intent: 'deleteList' | 'clear';
  id: string;
  yes: string;
  children: ReactNode;
}

/** Asks before rows are lost. */
const AskBox = ({ intent, id, yes, children }: AskBoxProps) => (
  <Form method="post" action={paths.quote} preventScrollReset className="list-box">
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="list" value={id} />
    <p>{children}</p>
    <div className="list-box-end">
      <Button type="submit" variant="outlined" color="error">
        {yes}
      </Button>
      <Shut />
    </div>
  </Form>
);

const Shut = () => (
  <Link className="text-link" to={paths.quote} preventScrollReset>
    <span>Vazgeçin</span>
  </Link>
);

interface ShareBoxProps {
  /** The id of the list. */
  id: string;
  share: NonNullable<QuoteListQuery['quoteList']['share']>;
}

/** The link to a copy of the list, which the visitor passes on. */
function ShareBox({ id, share }: ShareBoxProps) {
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

type Repeated = NonNullable<QuoteListQuery['quoteList']['repeated']>;

/** Says that the rows of an earlier enquiry or order are on the list, and takes them back on request. */
const RepeatedNotice = ({ repeated }: { repeated: Repeated }) => (
  <Form method="post" action={paths.quote} preventScrollReset className="repeated-notice" role="status">
    <RepeatIcon />
    <p>
      <b>
        {repeated.number} numaralı {repeated.isOrder ? 'siparişinizin' : 'talebinizin'} {repeated.rowCount} satırı
        listeye kondu.
      </b>{' '}
      {changesOf(repeated)}
    </p>
    <input type="hidden" name="intent" value="undoRepeat" />
    <button type="submit" className="text-link">
      <span>Geri al</span>
    </button>
  </Form>
);

/** Writes 'Bir ürünün yerine geçeni kondu, bir fiyat değişti; satırlarında yazıyor.' */
export function changesOf({ replaced, changed, gone }: Repeated) {
  const said = [
    replaced > 0 && `${inWords(replaced)} ürünün yerine geçeni kondu`,
    changed > 0 && `${inWords(changed)} fiyat değişti`,
    gone > 0 && `${inWords(gone)} ürün artık satılmıyor`,
  ].filter((part) => part !== false);
  if (said.length === 0) return undefined;
  const text = `${said.join(', ')}; satırlarında yazıyor.`;
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}

const words = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const inWords = (count: number) => words[count] ?? String(count);
