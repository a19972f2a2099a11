import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef, useState } from 'react';
import { Form, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { AcceptFields, ChangeFields, DeclineFields } from './AnswerFields.tsx';
import type { Offer } from './offer.ts';
import type { OfferReply } from './offerReply.ts';
import { WaySwitch } from './WaySwitch.tsx';
import { formId, type OfferAnswer } from './useOfferAnswer.ts';
import * as invoice from '../../../words/tr/invoice.ts';
import * as words from '../../../words/tr/offers.ts';
import * as common from '../../../words/tr/common.ts';

type AnswerFormProps = { offer: Offer; answer: OfferAnswer; byMail: boolean; buyer: string };

const intents = { onay: 'accept', degisiklik: 'change', ret: 'decline' } as const;
const notSent = { onay: words.acceptanceNotSent, degisiklik: words.requestNotSent, ret: words.decisionNotSent };

/** The form with the fields of the chosen way. Those in the lines of the offer belong to it, too. */
export function AnswerForm({ offer, answer, byMail, buyer }: AnswerFormProps) {
  const { pathname } = useLocation();
  const { state, formData } = useNavigation();
  const { key } = useLoaderData<{ key: string }>();
  const form = useRef<HTMLFormElement>(null);
  const [hasFile, setHasFile] = useState(false);
  const way = answer.way ?? 'onay';
  const sent = answer.reply?.intent === intents[way] ? answer.reply : undefined;
  // What is corrected is not wrong any more; the server says so again where it is.
  const [corrected, setCorrected] = useState<{ of: OfferReply | undefined; names: ReadonlySet<string> }>();
  const isCorrected = (name: string) => corrected?.of === sent && corrected?.names.has(name) === true;
  const errors = Object.fromEntries(Object.entries(sent?.errors ?? {}).filter(([name]) => !isCorrected(name)));
  const reply = sent && { ...sent, errors };
  const wrong = Object.keys(errors);
  // The focus goes to it when the answer comes, and not again while the fields are corrected.
  const [firstWrong] = Object.keys(sent?.errors ?? {});
  const sending = state !== 'idle' && formData !== undefined;
  useEffect(() => {
    const field = firstWrong ? form.current?.elements.namedItem(firstWrong) : null;
    if (field instanceof HTMLElement) field.focus();
  }, [firstWrong, sent]);
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
        if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
        const { name } = target;
        if (sent?.errors[name])
          setCorrected((before) => ({
            of: sent,
            names: new Set([...(before?.of === sent ? before.names : []), name]),
          }));
      }}
    >
      <input type="hidden" name="key" value={reply?.values.key ?? key} />
      <input type="hidden" name="revision" value={offer.revision} />
      <WaySwitch way={way} answer={answer} />
      {wrong.length > 0 && (
        <p className="offer-failed" role="alert">
          {errors.lines ??
            words.toCorrect(
              notSent[way],
              wrong.map((name) => nameOf(name)),
            )}
        </p>
      )}
      {way === 'onay' && <AcceptFields {...fields} buyer={buyer} />}
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

/** The fields by their labels; those of the lines are marked where they stand. */
const fieldNames: Partial<Record<string, string>> = {
  name: common.fullName,
  title: words.yourPosition,
  ownNumber: words.yourOrderNumber,
  file: words.orderDocument,
  read: words.readMark,
  text: words.noteOnWhole,
  'invoice.country': invoice.country,
  ...Object.fromEntries(Object.entries(invoice.fields).map(([field, label]) => [`invoice.${field}`, label])),
};

const nameOf = (name: string) => fieldNames[name] ?? words.fieldOfLine;

const labels = { onay: words.accept, degisiklik: words.sendChange, ret: words.decline };
