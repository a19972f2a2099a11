import { namesIn } from '../../../../common/labels.ts';
import { stated } from '../../../../common/words/office/tr.ts';
import type { Said } from '../../en/deeds.ts';
import { someOf } from './sentences.ts';

// A change is put into words here: a line of the page of changes and of the audit log.

const namesOf = namesIn('tr');
const nounOf = (entity: string) => namesOf(entity)?.[0] ?? 'kayıt';

/** Returns '30 ürün'. */
export const counted = (entity: string, count: number): string => `${count} ${nounOf(entity)}`;

type Thing = Said['things'][number];

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
const sign = (value: number) => (value < 0 ? '−' : '+');
const written = (value: number) => String(Math.abs(value) / 100).replace('.', ',');

function ruleText({ percent, amount, step, ending }: NonNullable<Said['rule']>) {
  const by =
    percent === undefined ? `${sign(amount ?? 0)}${written(amount ?? 0)} ₺` : `${sign(percent)}%${written(percent)}`;
  const rounding =
    ending !== undefined
      ? `, sonu ,${ending}`
      : step > 1
        ? `, yuvarlama ${String(step / 100).replace('.', ',')} ₺`
        : '';
  return `Fiyatlar ${by}${rounding}`;
}

/** The deeds of sales, by the mutation that does them. */
const ofSales: Record<string, string> = {
  sendEnquiry: 'Alıcı talep gönderdi',
  takeEnquiry: 'Talep kaydedildi',
  answerEnquiry: 'Talep yanıtlandı',
  setEnquiryState: 'Talebin durumu değişti',
  assignEnquiry: 'Talep atandı',
  addEnquiryNote: 'Talebe not yazıldı',
  remindBuyer: 'Alıcıya hatırlatıldı',
  makeOffer: 'Teklif hazırlandı',
  sendOffer: 'Teklif gönderildi',
  acceptOffer: 'Alıcı teklifi onayladı',
  declineOffer: 'Alıcı teklifi reddetti',
  requestOfferChange: 'Alıcı teklifte değişiklik istedi',
  requestOfferRenewal: 'Alıcı yeni teklif istedi',
  recordAcceptance: 'Sipariş kaydedildi',
  askQuestion: 'Alıcı soru sordu',
  settleEnquiryRow: 'Bir satırın ürünü belirlendi',
  setEnquirySuspectedSpam: 'Talebin istenmeyen olup olmadığı belirlendi',
  addEnquiryAttachment: 'Alıcı dosya ekledi',
  setOrderState: 'Siparişin durumu değişti',
  setOrderPapers: 'Siparişin belgeleri kaydedildi',
  addShipment: 'Siparişin bir bölümü gönderildi',
  cancelOrderRow: 'Siparişin açık kalanı iptal edildi',
  deleteShipment: 'Siparişin bir sevkiyatı silindi',
  deleteEnquiry: 'Talep silindi',
  sendMessage: 'Yeni müşteri yazdı',
  updateCustomer: 'Müşteri bilgileri kaydedildi',
  joinCustomer: 'Müşterinin bağlı olduğu firma belirlendi',
  moveCustomerAddress: 'Adresin firması belirlendi',
};

/** Names an import by its file. */
export const importText = (fileName: string) => `İçe aktarma, ${fileName}`;

/** An offer is named before its enquiry, of which it has the number. */
function saleText(cause: string, main: Thing) {
  if (cause === 'program' && main.action === 'created')
    return [`Gelen ${nounOf(main.entity)}`, ...main.names.slice(0, 1)].join(': ');
  const said = ofSales[cause];
  if (!said) return plainThing(main);
  const which = main.count > 1 ? String(main.count) : (main.names[0] ?? '');
  return which === '' ? said : `${said}: ${which}`;
}

const mostLabels = 3;
const labelsText = (labels: string[]) =>
  labels.length > mostLabels ? `${labels.length} alan` : labels.map((label) => stated[label] ?? label).join(', ');

/** Returns 'Vana DN50', or '30 ürün'. */
function subject({ entity, count, names }: Thing) {
  if (count > 1) return counted(entity, count);
  const name = names.find((one) => one !== '');
  return name === undefined ? nounOf(entity) : `“${name}”`;
}

const verbs = { created: 'Eklendi', changed: 'Değişti', deleted: 'Silindi' };
const plainThing = (thing: Thing) => {
  if (thing.action !== 'changed' || thing.labels.length === 0) return `${verbs[thing.action]}: ${subject(thing)}`;
  const said = labelsText(thing.labels);
  return thing.count === 1 ? `${capital(subject(thing))}: ${said}` : `${said}: ${subject(thing)}`;
};

/** Sums what was done to many: '298 ürün değişti, 3 ürün eklendi'. */
const sums = (things: Thing[]) =>
  things
    .map(({ entity, action, count }) => `${counted(entity, count)} ${verbs[action].toLocaleLowerCase('tr')}`)
    .join(', ');

/** The thing that a change is mainly about: products before what was changed with them, and an offer before its enquiry. */
const mainOf = (things: Thing[]) =>
  ['product', 'order', 'offer'].flatMap((name) => things.find(({ entity }) => entity === name) ?? [])[0] ?? things[0];

/** Puts a change into one line. */
export function deedText({ kind, cause, source, things, rule, undid }: Said): string {
  const main = mainOf(things);
  if (!main) return 'Programın değişikliği';
  const amount = counted(main.entity, main.count);
  const of = (name: string, kept: Thing['action']) =>
    things.find(({ action, entity }) => action === kept && entity === name);
  switch (kind) {
    case 'PRICES':
      return rule ? `${ruleText(rule)}: ${amount}` : `Fiyatlar: ${amount}`;
    case 'IMPORT':
      return `${source ? importText(source) : 'İçe aktarma'}: ${sums(things)}`;
    case 'GRID':
      return `Tablo, ${labelsText(main.labels)}: ${subject(main)}`;
    case 'PLAN':
      return `“${source ?? ''}” planı: ${subject(main)}`;
    case 'PROPOSAL':
      return `Öneri onaylandı: ${subject(main)}`;
    case 'RATE': {
      const rate = of('exchange_rate', 'created') ?? of('exchange_rate', 'changed');
      const priced = of('product', 'changed');
      const what = rate ? `Döviz kuru ${someOf(rate.names, rate.count)}` : 'Para ayarları';
      return priced ? `${what}: ${counted('product', priced.count)} fiyatı` : what;
    }
    case 'MERGE': {
      const [kept, gone] = [of('product', 'changed'), of('product', 'deleted')];
      return gone
        ? `Birleştirildi: ${subject(gone)} → ${kept ? `“${kept.names[0] ?? ''}”` : 'başka bir ürün'}`
        : plainThing(main);
    }
    case 'UNDO':
      return undid ? `Geri alındı, “${undid}”: ${subject(main)}` : `Bir değişiklik geri alındı: ${subject(main)}`;
    case 'RESTORE':
      return main.action === 'changed' && cause === 'restoreRevision'
        ? `Önceki durum geri yüklendi: ${subject(main)}`
        : `Çöp kutusundan geri getirildi: ${subject(main)}`;
    case 'SALES':
      return saleText(cause, main);
    default:
      return plainThing(main);
  }
}

/** Why a change cannot be undone from the page of changes. */
export const noUndo = {
  SALES: 'Alıcıya gönderilen ya da onunla ilgili not edilen geri alınmaz.',
  ADDED: 'Eklenen silinir, geri alınmaz.',
  GONE: 'Artık çöp kutusunda değil.',
  IMPORT: 'İçe aktarma 30 gün boyunca geri alınabilir.',
  DONE: 'Zaten geri alındı.',
  RIGHTS: 'Rolünüz bunun hepsini değiştiremez.',
};
