import { Link, useActionData } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { readAdded } from './addedProduct.ts';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';

/** These forms say at their own place why they did nothing. */
const saidElsewhere = ['change', 'paste', 'quick', 'send'];

const otherwise = 'Yapılamadı: liste ya da bağlantı artık olmayabilir. Lütfen tekrar deneyin.';

/**
 * Says why a form did nothing that has no place of its own on this page: one about a whole list, or that of a product's page, sent
 * without scripts. A wrong name of a list is said at its field.
 */
export function ListFault() {
  const reply = useActionData<QuoteReply>();
  if (!reply || saidElsewhere.includes(reply.intent) || reply.errors.name) return null;
  const product = reply.intent === 'add' ? productOf(reply) : undefined;
  const fault = faultOf(reply, otherwise);
  return fault === undefined ? null : (
    <p className="list-fault" role="alert">
      {reply.intent === 'add' && 'Listeye bir şey eklenmedi. '}
      {fault} {product && <Link to={paths.product(product)}>Ürüne dönün</Link>}
    </p>
  );
}

const productOf = ({ values }: QuoteReply) => (values.added ? readAdded(values.added).product : values.product);
