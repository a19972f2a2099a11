import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useActionData, useSearchParams, type useFetcher } from 'react-router-dom';
import { ExpandMoreIcon } from '../../../components/icons.tsx';
import * as words from '../../../words/tr/quoteList.ts';
import { FileField } from '../attachments/FileField.tsx';
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

const sentence = ({ lines = [], ...counts }: NonNullable<QuoteReply['pasted']>) =>
  words.pasted({ ...counts, named: lines.slice(0, mostNamed).map((line) => line.slice(0, 60)) });

/** Returns as many lines as a link has brought, as far as they leave the button in view. */
const rowsOf = (brought = '') => Math.min(Math.max(brought.split('\n').length, 4), 12);

function withoutRows(params: URLSearchParams) {
  params.delete('satirlar');
  return params;
}

interface PasteBoxProps {
  /** Sends the lines, those that were pasted into the last row as well. */
  paste: ReturnType<typeof useFetcher<QuoteReply>>;
  /** The lines that were pasted into the last row, which stand here when they could not be added. */
  text: string;
}

/**
 * Takes lines of code and quantity from a spreadsheet, through the clipboard or as a file: it is the part of the last row that
 * opens. A link may bring lines, too: the visitor sees them, and adds them or not.
 */
export function PasteBox({ paste, text }: PasteBoxProps) {
  const sent = useActionData<QuoteReply>();
  const [params, setParams] = useSearchParams();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const reply = paste.data ?? (sent?.intent === 'paste' ? sent : undefined);
  const error = paste.state === 'idle' ? faultOf(reply, words.rowsNotAdded) : undefined;
  const pasted = reply ? reply.pasted : pastedIn(params);
  const brought = pasted ? undefined : (params.get('satirlar') ?? undefined);
  const [isOpen, setOpen] = useState(brought !== undefined || error !== undefined);

  useEffect(() => {
    if (!paste.data?.pasted || !field.current) return;
    field.current.value = '';
    // A reload would bring the same rows once more.
    setParams(withoutRows, { replace: true, preventScrollReset: true });
  }, [paste.data, setParams]);
  const [seen, setSeen] = useState(error);
  if (error !== seen) {
    setSeen(error);
    if (error !== undefined) setOpen(true);
  }
  // Lines that were pasted into the last row are not lost with the connection.
  useEffect(() => {
    if (error === undefined) return;
    if (text && field.current?.value === '') field.current.value = text;
  }, [error, text]);

  /** A file is sent with the whole form, as without scripts, so that nothing else on the page needs code for files. */
  function send(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const file = new FormData(form).get('file');
    if (!(file instanceof File) || file.size === 0) return;
    event.preventDefault();
    form.submit();
  }

  return (
    <div className="paste-part" id="yapistir">
      <p role="status" className="paste-said" data-error={error ? true : undefined}>
        {error ?? (pasted && sentence(pasted))}
      </p>
      <details className="paste-box" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <ExpandMoreIcon /> <span id={`${id}-title`}>{brought ? words.broughtRows : words.several}</span>
        </summary>
        <paste.Form
          method="post"
          encType="multipart/form-data"
          action={paths.quote}
          onSubmit={send}
          aria-labelledby={`${id}-title`}
        >
          <p className="muted" id={`${id}-hint`}>
            {brought ? words.broughtHint : words.pasteHint}
          </p>
          <input type="hidden" name="intent" value="paste" />
          <textarea
            ref={field}
            name="text"
            rows={rowsOf(brought)}
            spellCheck={false}
            placeholder={words.pasteExample}
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-hint`}
            aria-invalid={error ? true : undefined}
            defaultValue={reply?.values.text ?? brought}
          />
          <div className="paste-box-end row wraps">
            <button type="submit" className="small-button" disabled={paste.state !== 'idle'}>
              {words.addRows}
            </button>
            <FileField id="quote-file" name="file" accept={accepted} isInvalid={Boolean(reply?.errors.file)}>
              {words.chooseFile} <span className="file-field-kinds">{words.fileKinds}</span>
            </FileField>
          </div>
        </paste.Form>
      </details>
    </div>
  );
}

const accepted = '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
