import Button from '@mui/material/Button';
import { useEffect, useId, useRef, type SubmitEvent, useState } from 'react';
import { useActionData, useFetcher, useSearchParams } from 'react-router-dom';
import { PasteIcon, UploadIcon } from '../../../components/icons.tsx';
import { paths } from '../../paths.ts';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';

/** Reads the counts from the address of the page that follows a form sent without scripts. */
function pastedIn(params: URLSearchParams) {
  const names = ['eklenen', 'acik', 'okunmayan', 'alinmayan'];
  const [found = 0, open = 0, unread = 0, leftOut = 0] = names.map((name) => Number(params.get(name)));
  return found + open + unread + leftOut > 0 ? { found, open, unread, leftOut } : undefined;
}

/** So many of the lines that were left out are named. */
const mostNamed = 5;

function sentence({ found, open, unread, leftOut, lines = [] }: NonNullable<QuoteReply['pasted']>) {
  const counts = [
    `${found} satır eklendi`,
    open > 0 && `${open} satır çözülemedi`,
    unread > 0 && `${unread} satırın miktarı okunamadı`,
  ];
  const named = lines.slice(0, mostNamed).map((line) => `“${line.slice(0, 60)}”`);
  const more = leftOut > named.length && named.length > 0 && `ve ${leftOut - named.length} satır daha`;
  const which = named.length > 0 ? `: ${[named.join(', '), more].filter(Boolean).join(' ')}` : '';
  const left = leftOut > 0 && `Ürün olmayan ${leftOut} satır alınmadı${which}.`;
  return [`${counts.filter(Boolean).join(', ')}.`, left].filter(Boolean).join(' ');
}

/** Returns as many lines as a link has brought, as far as they leave the button in view. */
const rowsOf = (brought = '') => Math.min(Math.max(brought.split('\n').length, 4), 12);

function withoutRows(params: URLSearchParams) {
  params.delete('satirlar');
  return params;
}

/**
 * Takes lines of code and quantity from a spreadsheet, through the clipboard or as a file. A link may
 * bring them, too: the visitor sees them, and adds them or not.
 */
export function PasteBox() {
  const fetcher = useFetcher<QuoteReply>();
  const sent = useActionData<QuoteReply>();
  const [params, setParams] = useSearchParams();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const reply = fetcher.data ?? (sent?.intent === 'paste' ? sent : undefined);
  const error = faultOf(reply, 'Satırlar eklenemedi. Lütfen tekrar deneyin.');
  const pasted = reply ? reply.pasted : pastedIn(params);
  const brought = pasted ? undefined : (params.get('satirlar') ?? undefined);

  useEffect(() => {
    if (!fetcher.data?.pasted || !field.current) return;
    field.current.value = '';
    // A reload would bring the same rows once more.
    setParams(withoutRows, { replace: true, preventScrollReset: true });
  }, [fetcher.data, setParams]);

  /** A file is sent with the whole form, as without scripts, so that nothing else on the page needs code for files. */
  function send(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const file = new FormData(form).get('file');
    if (!(file instanceof File) || file.size === 0) return;
    event.preventDefault();
    form.submit();
  }

  return (
    <fetcher.Form
      method="post"
      encType="multipart/form-data"
      action={paths.quote}
      onSubmit={send}
      className="paste-box"
      id="yapistir"
      aria-labelledby={`${id}-title`}
    >
      <h2 className="t-h6" id={`${id}-title`}>
        <PasteIcon /> {brought ? 'Bağlantıyla gelen satırlar' : "Excel'den yapıştır"}
      </h2>
      <p className="t-body2 muted" id={`${id}-hint`}>
        {brought
          ? 'Bu satırlar açtığınız bağlantıyla geldi. Gözden geçirin, uygunsa listenize ekleyin.'
          : 'Kod ve miktar sütunlarını ya da bir mesajdaki listeyi buraya yapıştırın; her satır bir ürün olsun.'}
      </p>
      <input type="hidden" name="intent" value="paste" />
      <textarea
        ref={field}
        name="text"
        rows={rowsOf(brought)}
        spellCheck={false}
        placeholder={'6204-2RS; 40\nDIN 934 M8; 500'}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-hint`}
        aria-invalid={error ? true : undefined}
        defaultValue={reply?.values.text ?? brought}
      />
      <div className="paste-box-end">
        <Button type="submit" variant={brought ? 'contained' : 'outlined'} disabled={fetcher.state !== 'idle'}>
          Satırları ekle
        </Button>
        <FileField isInvalid={Boolean(reply?.errors.file)} />
        <p role="status" data-error={error ? true : undefined}>
          {error ?? (pasted && sentence(pasted))}
        </p>
      </div>
    </fetcher.Form>
  );
}

const accepted = '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Chooses a spreadsheet. The label looks like a button; the browser's own field is seen only where no script runs. */
function FileField({ isInvalid }: { isInvalid: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');
  const show = () => setChosen(field.current?.files?.[0]?.name ?? '');
  // A file may have been chosen before the scripts came, and a form that is reset has none.
  useEffect(() => {
    show();
    const form = field.current?.form;
    const later = () => void setTimeout(show);
    form?.addEventListener('reset', later);
    return () => form?.removeEventListener('reset', later);
  }, []);
  return (
    <span className="file-field">
      <input
        ref={field}
        type="file"
        name="file"
        id="quote-file"
        accept={accepted}
        aria-invalid={isInvalid || undefined}
        onChange={show}
      />
      <label htmlFor="quote-file" className="small-button">
        <UploadIcon />
        <span>
          Dosya seçin <span className="file-field-kinds">(.xlsx, .csv)</span>
        </span>
      </label>
      {chosen && <span className="file-field-chosen t-body2">{chosen}</span>}
    </span>
  );
}
