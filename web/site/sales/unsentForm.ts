import { data } from 'react-router-dom';
import { logError } from '../../components/logError.ts';
import { valuesOf } from '../parts/forms/checkForm.ts';
import type { QuoteReply } from './kept/quoteReply.ts';

/** A server that answers has replaced the script by that of a later release; without one, the connection is lost. */
const isAnswering = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok, logError);

/** Sends a form to the address of `request` as it is sent without scripts: its answer is a whole page. */
function sendWhole({ url }: Request, fields: FormData) {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: url, hidden: true });
  for (const [name, value] of fields) {
    if (typeof value === 'string')
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Answers a form of the quote list whose script could not be loaded: the page that sent it stays, and says so. */
export async function unsentForm(request: Request, error: unknown) {
  logError(error);
  const fields = await request.formData();
  const values = valuesOf(fields);
  const { intent = '', row } = values;
  if ((await isAnswering()) === true) sendWhole(request, fields);
  const reply: QuoteReply = { intent, row, errors: {}, values, failed: true };
  return data(reply, { status: 503 });
}
