import Button from '@mui/material/Button';
import { Form, Link, useLoaderData, useLocation } from 'react-router-dom';
import { dayText, momentText } from '../kept/moments.ts';
import { isOver, type Offer } from './offer.ts';
import type { OfferAnswer } from './useOfferAnswer.ts';

type State = { title: string; text: string; action?: 'renew' | 'again' | 'reload' | 'retry'; label?: string };

const refusedTitles: Partial<Record<string, string>> = {
  OFFER_ACCEPTED: 'Bu teklif onaylandı',
  OFFER_EXPIRED: 'Bu teklifin süresi doldu',
  OFFER_CLOSED: 'Bu teklif kapandı',
  CONFLICT: 'Bu yanıt daha önce gönderildi',
};

const reloads = { action: 'reload', label: 'Sayfayı Yenileyin' } as const;

/** Returns what the buyer reads in place of the form; undefined while there is something to decide. */
export function stateOf(
  offer: Offer,
  { isClosed, isFormer, answer }: { isClosed: boolean; isFormer: boolean; answer: OfferAnswer },
): State | undefined {
  const { reply, way } = answer;
  if (isFormer && !isClosed)
    return {
      title: 'Sayfanın son hâli yüklenemedi',
      text: 'Bağlantınız kopmuş olabilir; aşağıda bir önceki hâli duruyor. Yanıtınız bize ulaştıysa yeni hâlinde görürsünüz.',
      action: 'retry',
      label: 'Tekrar deneyin',
    };
  if (reply?.refused) {
    const { code, message, revision: next } = reply.refused;
    if (code === 'OFFER_REPLACED' && next)
      return {
        title: `Bu teklifin yerine ${next}. teklif verildi`,
        text: message,
        action: 'reload',
        label: `${next}. Teklifi Açın`,
      };
    return { title: refusedTitles[code] ?? 'Yanıtınız gönderilmedi', text: message, ...reloads };
  }
  const last = (kind: string) => offer.requests.findLast((request) => request.kind === kind);
  if (last('DECLINE'))
    return {
      title: 'Teklifi reddettiniz',
      text: 'Kararınız bize ulaştı. Yeni bir teklif hazırlarsak bu sayfada görürsünüz.',
    };
  if (isClosed) return undefined;
  if (isOver(offer))
    return last('RENEWAL')
      ? {
          title: 'İsteğiniz bize ulaştı.',
          text: 'Aynı satırları güncel fiyatla hazırlıyoruz; yeni teklif bu sayfada çıkar.',
        }
      : {
          title: `Süre ${dayText(offer.validUntil)} günü doldu`,
          text: 'Bu teklif artık onaylanamaz. Yenilenmesini isterseniz aynı satırları güncel fiyatla hazırlarız.',
          action: 'renew',
          label: 'Yenilenmesini İste',
        };
  const change = last('CHANGE');
  if (!change || way) return undefined;
  const count = change.lines.length;
  return {
    title: 'Değişiklik isteğiniz bize ulaştı',
    text: `${count > 0 ? `${count} satır için ` : ''}${momentText(change.createdAt)}. Yeni teklif hazır olunca bu sayfada görürsünüz.`,
    action: 'again',
    label: 'Bu teklifi yine de onaylayın',
  };
}

type AnswerStateProps = { state: State; offer: Offer; answer: OfferAnswer };

/** Says what became of an answer, with the one thing that can be done next. */
export function AnswerState({ state: { title, text, action, label }, offer, answer }: AnswerStateProps) {
  const { pathname } = useLocation();
  const { key } = useLoaderData<{ key: string }>();
  return (
    <div className="offer-state" role="status">
      <h2 className="t-h5" id="decision" tabIndex={-1}>
        {title}
      </h2>
      <p className="t-body2 muted">{text}</p>
      {action === 'reload' && (
        <Button variant="contained" fullWidth href={pathname}>
          {label}
        </Button>
      )}
      {action === 'retry' && (
        <Button variant="contained" fullWidth component={Link} to={pathname} replace preventScrollReset>
          {label}
        </Button>
      )}
      {action === 'again' && (
        <Button variant="outlined" fullWidth href={`${pathname}?yol=onay#decision`}>
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
          <p className="t-caption muted">İsteğiniz kaydedilir; bir kez göndermeniz yeter.</p>
          {answer.reply?.failed && (
            <p className="offer-failed" role="alert">
              Mesaj gönderilemedi. Lütfen tekrar deneyin.
            </p>
          )}
        </Form>
      )}
    </div>
  );
}
