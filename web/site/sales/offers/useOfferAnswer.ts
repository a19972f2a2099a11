import { useState, useSyncExternalStore } from 'react';
import { useActionData, useSearchParams } from 'react-router-dom';
import { orderedLines, type Choice } from '../../../../common/offers/chosen.ts';
import { sumsOf } from '../../../../common/offers/sums.ts';
import type { Offer } from './offer.ts';
import { choiceIn, isWay, type OfferReply, type Way } from './offerReply.ts';

const wayOf: Partial<Record<string, Way>> = { accept: 'onay', change: 'degisiklik', decline: 'ret' };

/** Lists the lines in which a form that was sent asks for a change, by the names of its fields. */
const changedIn = (reply: OfferReply | undefined) =>
  new Set(
    Object.entries(reply?.values ?? {}).flatMap(([name, value]) => (value && /^[qpdt]\.(.+)$/.exec(name)?.[1]) || []),
  );

const never = () => () => undefined;

/** Keeps what the buyer chooses and decides, from the address, the form that was sent, and what is pressed since. */
export function useOfferAnswer({ lines, sums: known, requests }: Pick<Offer, 'lines' | 'sums' | 'requests'>) {
  const answer = useActionData<OfferReply>();
  // A question beneath the offer answers nothing.
  const reply = answer?.intent === 'question' ? undefined : answer;
  const [query] = useSearchParams();
  const asked = query.get('yol');
  // A way that was pressed counts until the form is sent: then the page says that it has arrived.
  const [pressed, setPressed] = useState<{ way: Way; before: number }>();
  const press = (one: Way) => setPressed({ way: one, before: requests.length });
  const live = pressed?.before === requests.length ? pressed.way : undefined;
  const [choice, choose] = useState<Choice>(() => choiceIn(reply?.values ?? {}));
  const [changed, setChanged] = useState<ReadonlySet<string>>(() => changedIn(reply));
  const mark = (lineId: string, isChanged: boolean) =>
    setChanged((before) => new Set([...[...before].filter((id) => id !== lineId), ...(isChanged ? [lineId] : [])]));
  // Without scripts the ways are links.
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const way = live ?? wayOf[reply?.intent ?? ''] ?? (isWay(asked) ? asked : undefined);
  const inKurus = lines.map((line) => ({
    ...line,
    price: Math.round(line.price * 100),
    gross: line.priceWithVat == null ? null : Math.round(line.priceWithVat * 100),
  }));
  const sums = sumsOf(orderedLines(inKurus, choice));
  const inLira = {
    net: sums.net / 100,
    total: sums.total / 100,
    vat: sums.vat.map(({ rate, vat }) => ({ rate, vat: vat / 100 })),
  };
  const hasChoice = lines.some(({ kind }) => kind !== 'PLAIN');
  return { reply, way, press, choice, choose, isLive, sums: hasChoice ? inLira : known, hasChoice, changed, mark };
}

export type OfferAnswer = ReturnType<typeof useOfferAnswer>;

/** The form in the panel, to which the fields in the lines belong, too. */
export const formId = 'offer-form';
