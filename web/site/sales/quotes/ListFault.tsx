import { useActionData } from 'react-router-dom';
import { listIntents } from './listIntents.ts';
import type { QuoteReply } from '../kept/quoteReply.ts';

/** Says why a form about a whole list did nothing; a wrong name is said at its field. */
export function ListFault() {
  const reply = useActionData<QuoteReply>();
  if (!reply || !(reply.intent in listIntents) || reply.errors.name) return null;
  return (
    <p className="list-fault" role="alert">
      {Object.values(reply.errors)[0] ?? 'Yapılamadı: liste ya da bağlantı artık olmayabilir. Lütfen tekrar deneyin.'}
    </p>
  );
}
