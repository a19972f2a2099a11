import { Form } from 'react-router-dom';
import { RepeatIcon } from '../kept/salesIcons.tsx';
import type { QuoteListQuery } from '../../../graphql/generated/quotes.ts';
import { paths } from '../../paths.ts';

type Repeated = NonNullable<QuoteListQuery['quoteList']['repeated']>;

/** Says that the rows of an earlier enquiry or order are on the list, and takes them back on request. */
export const RepeatedNotice = ({ repeated }: { repeated: Repeated }) => (
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
