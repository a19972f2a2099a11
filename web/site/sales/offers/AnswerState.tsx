import Button from '@mui/material/Button';
import { Form, Link, useLoaderData, useLocation } from 'react-router-dom';
import { usePagePath } from '../../parts/OriginProvider.tsx';
import { dayText, momentText } from '../kept/moments.ts';
import { isOver, type Offer } from './offer.ts';
import type { OfferAnswer } from './useOfferAnswer.ts';
import * as words from '../../../words/tr/offers.ts';
import * as common from '../../../words/tr/common.ts';

type State = {
  title: string;
  text: string;
  more?: string | undefined;
  action?: 'renew' | 'again' | 'reload' | 'retry';
  label?: string;
};

const refusedTitles: Partial<Record<string, string>> = {
  OFFER_ACCEPTED: words.isAccepted,
  OFFER_EXPIRED: words.isExpired,
  OFFER_CLOSED: words.isClosed,
  CONFLICT: words.wasAnswered,
};

const reloads = { action: 'reload', label: words.reload } as const;

/** Returns what the buyer reads in place of the form; undefined while there is something to decide. */
export function stateOf(
  offer: Offer,
  { isClosed, isFormer, answer }: { isClosed: boolean; isFormer: boolean; answer: OfferAnswer },
): State | undefined {
  const { reply, way } = answer;
  if (isFormer && !isClosed)
    return {
      title: words.stateNotLoaded,
      text: words.formerStateBelow,
      action: 'retry',
      label: common.tryAgain,
    };
  if (reply?.refused) {
    const { code, message, revision: next } = reply.refused;
    if (code === 'OFFER_REPLACED' && next)
      return {
        title: words.replacedBy(next),
        text: message,
        action: 'reload',
        label: words.openRevision(next),
      };
    return { title: refusedTitles[code] ?? words.answerNotSent, text: message, ...reloads };
  }
  const last = (kind: string) => offer.requests.findLast((request) => request.kind === kind);
  if (last('DECLINE'))
    return {
      title: words.declined,
      text: words.decisionArrived,
    };
  if (isClosed) return undefined;
  if (isOver(offer))
    return last('RENEWAL')
      ? {
          title: words.requestArrived,
          text: words.renewalFollows,
        }
      : {
          title: words.endedOn(dayText(offer.validUntil)),
          text: words.cannotBeAccepted,
          action: 'renew',
          label: words.askRenewal,
        };
  const change = last('CHANGE');
  if (!change || way) return undefined;
  const count = change.lines.length;
  return {
    title: words.changeArrived,
    text:
      count > 0
        ? words.changeOfLines(count, momentText(change.createdAt))
        : words.changeAt(momentText(change.createdAt)),
    more: change.text === null ? undefined : words.askedOnWhole(change.text),
    action: 'again',
    label: words.acceptAnyway,
  };
}

type AnswerStateProps = { state: State; offer: Offer; answer: OfferAnswer };

/** Says what became of an answer, with the one thing that can be done next. */
export function AnswerState({ state: { title, text, more, action, label }, offer, answer }: AnswerStateProps) {
  const { pathname } = useLocation();
  const pagePath = usePagePath();
  const { key } = useLoaderData<{ key: string }>();
  return (
    <div className="offer-state" role="status">
      <h2 className="t-h5" id="decision" tabIndex={-1}>
        {title}
      </h2>
      <p className="t-body2 muted">{text}</p>
      {more && <p className="t-body2 typed">{more}</p>}
      {action === 'reload' && (
        <Button variant="contained" fullWidth href={pagePath(pathname)}>
          {label}
        </Button>
      )}
      {action === 'retry' && (
        <Button variant="contained" fullWidth component={Link} to={pathname} replace preventScrollReset>
          {label}
        </Button>
      )}
      {action === 'again' && (
        <Button variant="outlined" fullWidth href={`${pagePath(pathname)}?yol=onay#decision`}>
          {label}
        </Button>
      )}
      {action === 'renew' && (
        <Form method="post" action={pathname}>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="revision" value={offer.revision} />
          <Button type="submit" name="intent" value="renew" variant="contained" fullWidth>
            {label}
          </Button>
          <p className="t-caption muted">{words.recordedOnce}</p>
          {answer.reply?.failed && (
            <p className="offer-failed" role="alert">
              {common.messageNotSent}
            </p>
          )}
        </Form>
      )}
    </div>
  );
}
