import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef, useState } from 'react';
import { Form, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { AcceptFields, ChangeFields, DeclineFields } from './AnswerFields.tsx';
import type { Offer } from './offer.ts';
import { WaySwitch } from './WaySwitch.tsx';
import { formId, type OfferAnswer } from './useOfferAnswer.ts';
import * as words from '../../../words/tr/offers.ts';
import * as common from '../../../words/tr/common.ts';

type AnswerFormProps = { offer: Offer; answer: OfferAnswer; byMail: boolean };

const intents = { onay: 'accept', degisiklik: 'change', ret: 'decline' } as const;
const notSent = { onay: words.acceptanceNotSent, degisiklik: words.requestNotSent, ret: words.decisionNotSent };

/** The form with the fields of the chosen way. Those in the lines of the offer belong to it, too. */
export function AnswerForm({ offer, answer, byMail }: AnswerFormProps) {
  const { pathname } = useLocation();
  const { state, formData } = useNavigation();
  const { key } = useLoaderData<{ key: string }>();
  const form = useRef<HTMLFormElement>(null);
  const [hasFile, setHasFile] = useState(false);
  const way = answer.way ?? 'onay';
  const reply = answer.reply?.intent === intents[way] ? answer.reply : undefined;
  const wrong = Object.keys(reply?.errors ?? {});
  const [firstWrong] = wrong;
  const sending = state !== 'idle' && formData !== undefined;
  useEffect(() => {
    const field = firstWrong ? form.current?.elements.namedItem(firstWrong) : null;
    if (field instanceof HTMLElement) field.focus();
  }, [firstWrong, reply]);
  const fields = { offer, reply };
  const label = reply?.asksAgain ? words.yesDecline : labels[way];
  return (
    <Form
      ref={form}
      id={formId}
      method="post"
      action={pathname}
      encType="multipart/form-data"
      reloadDocument={hasFile}
      preventScrollReset
      noValidate
      className="offer-answer"
      aria-labelledby="decision"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'file') setHasFile(target.value !== '');
      }}
    >
      <input type="hidden" name="key" value={reply?.values.key ?? key} />
      <input type="hidden" name="revision" value={offer.revision} />
      <WaySwitch way={way} answer={answer} />
      {wrong.length > 0 && (
        <p className="offer-failed" role="alert">
          {`${notSent[way]}: ${wrong.length === 1 ? words.oneFieldWrong : words.fieldsWrong(wrong.length)}`}
          {reply?.errors.lines && ` ${reply.errors.lines}`}
        </p>
      )}
      {way === 'onay' && <AcceptFields {...fields} />}
      {way === 'degisiklik' && <ChangeFields reply={reply} changed={answer.changed.size} />}
      {way === 'ret' && <DeclineFields {...fields} />}
      {reply?.asksAgain && <input type="hidden" name="sure" value="1" />}
      {reply?.failed && (
        <p className="offer-failed" role="alert">
          {common.messageNotSent}
        </p>
      )}
      <Button
        type="submit"
        name="intent"
        value={intents[way]}
        variant={way === 'ret' ? 'outlined' : 'contained'}
        fullWidth
        disabled={sending}
        startIcon={sending && <CircularProgress size={18} color="inherit" />}
      >
        {label}
      </Button>
      {answer.hasChoice && (
        <Button type="submit" name="intent" value="total" variant="outlined" fullWidth className="unscripted">
          {words.renewTotal}
        </Button>
      )}
      {way === 'onay' && (
        <p className="t-caption muted">
          {words.acceptanceLocks}
          {byMail && ` ${words.acceptedByMail}`}
        </p>
      )}
      {way === 'degisiklik' && <p className="t-caption muted">{words.changeFollows}</p>}
    </Form>
  );
}

const labels = { onay: words.accept, degisiklik: words.sendChange, ret: words.decline };
