import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useId, useRef, useState } from 'react';
import { Form, useActionData, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { ErrorIcon } from '../../../components/icons.tsx';
import { FormField } from '../../parts/forms/FormField.tsx';
import { FileField } from '../attachments/FileField.tsx';
import { clockText } from '../kept/moments.ts';
import type { OfferReply } from '../offers/offerReply.ts';
import type { EnquiryStatusQuery } from '../enquiries/enquiryStatus.generated.ts';
import * as words from '../../../words/tr/questions.ts';
import * as common from '../../../words/tr/common.ts';

type Enquiry = NonNullable<EnquiryStatusQuery['enquiryStatus']>;

const accepted = '.pdf,.jpg,.jpeg,.png,.step,.stp,.dxf,application/pdf,image/jpeg,image/png';

/** Takes a question about an enquiry, its offer or its order, with a file if any, and shows what was asked before. */
export function Questions({ questions }: Pick<Enquiry, 'questions'>) {
  const id = useId();
  const { pathname } = useLocation();
  const { state, formData } = useNavigation();
  const { key } = useLoaderData<{ key: string }>();
  const answer = useActionData<OfferReply>();
  const reply = answer?.intent === 'question' ? answer : undefined;
  const form = useRef<HTMLFormElement>(null);
  const [hasFile, setHasFile] = useState(false);
  const [firstWrong] = Object.keys(reply?.errors ?? {});
  useEffect(() => {
    const field = firstWrong ? form.current?.elements.namedItem(firstWrong) : null;
    if (field instanceof HTMLElement) field.focus();
  }, [firstWrong, reply]);
  const sending = state !== 'idle' && formData?.get('intent') === 'question';
  const { text, question } = reply?.errors ?? {};
  const failure = reply?.refused?.message ?? (reply?.failed ? common.messageNotSent : undefined);
  return (
    <section className="enquiry-questions" aria-labelledby="questions">
      <h2 className="t-h5" id="questions">
        {words.heading}
      </h2>
      {questions.length > 0 && (
        <>
          <ol aria-label={words.asked}>
            {questions.map((one) => (
              <li key={one.id}>
                <p className="typed">{one.text}</p>
                <time className="t-caption muted" dateTime={one.createdAt}>
                  {clockText(one.createdAt)}
                </time>
              </li>
            ))}
          </ol>
          <p className="t-body2 muted" role="status">
            {words.received}
          </p>
        </>
      )}
      <Form
        // An empty form follows each question that was taken.
        key={questions.length}
        ref={form}
        method="post"
        action={pathname}
        encType="multipart/form-data"
        reloadDocument={hasFile}
        preventScrollReset
        noValidate
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement && target.type === 'file') setHasFile(target.value !== '');
        }}
      >
        <input type="hidden" name="key" value={reply?.values.key ?? key} />
        {failure && (
          <p className="offer-failed" role="alert">
            {failure}
          </p>
        )}
        <FormField
          name="text"
          label={words.yourQuestion}
          rows={3}
          defaultValue={reply?.values.text ?? ''}
          {...(text && { error: text })}
        />
        <div className="form-field offer-file">
          <p className="offer-label" id={`${id}-label`}>
            {words.file} <span className="optional">{words.fileFits}</span>
          </p>
          <FileField
            id={`${id}-file`}
            name="question"
            accept={accepted}
            isInvalid={Boolean(question)}
            describedBy={[`${id}-label`, question && `${id}-wrong`].filter(Boolean).join(' ')}
          >
            {words.chooseFile}
          </FileField>
          {question && (
            <p className="offer-wrong" id={`${id}-wrong`}>
              <ErrorIcon /> {question}
            </p>
          )}
        </div>
        <Button
          type="submit"
          name="intent"
          value="question"
          variant="outlined"
          disabled={sending}
          startIcon={sending && <CircularProgress size={18} color="inherit" />}
        >
          {words.send}
        </Button>
      </Form>
    </section>
  );
}
