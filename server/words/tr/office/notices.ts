import { refusals } from '../../../../common/words/office/refusals.ts';
import { sentencesBy } from '../../../../common/words/office/sentencesBy.ts';
import { stated } from '../../../../common/words/office/tr.ts';
import { numberWord, someOf } from './sentences.ts';

// The notices of the admin area, each with its title and text. server/words/tr/notices.ts has their lines in mails.

/** Reasons of a run are kept as they were said, in English. */
const said = sentencesBy({ ...stated, ...refusals });
export const reasonOf = (reason: string) => said(reason) ?? reason;

/** The text of a notice whose subject is there no longer. */
export const gone = 'Sonradan silinmiş.';

/** `lines` counts those of all; it is left out where the notice does not name all of them. */
type Arrived = { times: number; from: string | undefined; numbers: string[]; lines: number | undefined };

export const enquiryReceived = ({ times, from, numbers, lines }: Arrived) => ({
  title: times !== 1 ? `${numberWord(times)} yeni talep` : from === undefined ? 'Yeni talep' : `Yeni talep: ${from}`,
  text: lines === undefined ? someOf(numbers, times) : `${someOf(numbers, times)}, ${lines} satır`,
});

export const messageReceived = ({ times, names }: { times: number; names: string[] }) => ({
  title:
    times !== 1 ? `${numberWord(times)} yeni mesaj` : names[0] === undefined ? 'Yeni mesaj' : `Yeni mesaj: ${names[0]}`,
  text: `Gönderen: ${someOf(names, times)}`,
});

/** `number` is that of an enquiry; undefined for a message. */
export const spamSuspected = (times: number, number: string | undefined) => ({
  title: times === 1 ? 'Spam şüphesinde bekleyen var' : `Spam şüphesinde bekleyen: ${times}`,
  text: number === undefined ? 'Bir mesaj mı?' : `${number}: bir talep mi?`,
});

type AcceptedOffer = {
  times: number;
  by: string | null | undefined;
  numbers: string[];
  offerNumber: string | undefined;
};

export const offerAccepted = ({ times, by, numbers, offerNumber }: AcceptedOffer) => ({
  title:
    times !== 1 ? `${numberWord(times)} teklif onaylandı` : by ? `Teklif onaylandı: ${by}` : 'Bir teklif onaylandı',
  text: times === 1 ? `${offerNumber} → ${numbers[0]}` : someOf(numbers, times),
});

const answers = {
  CHANGE: (by: string) => `Değişiklik istiyor: ${by}`,
  DECLINE: (by: string) => `Teklifi reddetti: ${by}`,
  RENEWAL: (by: string) => `Yeni teklif istiyor: ${by}`,
  QUESTION: (by: string) => `Soru soruyor: ${by}`,
};

type Answered = { times: number; by: string | undefined; kind: keyof typeof answers | undefined; numbers: string[] };

export const offerAnswered = ({ times, by, kind, numbers }: Answered) => ({
  title: times !== 1 ? `Tekliflere ${times} yanıt` : by !== undefined && kind ? answers[kind](by) : 'Teklife yanıt',
  text: someOf(numbers, times),
});

export const planGone = 'Artık olmayan bir plan';

export const planDone = (name: string, { count, isBack }: { count: number; isBack: boolean }) =>
  isBack
    ? { title: `Planın dönüşü yapıldı: ${name}`, text: `${count} kayıt önceki hâline döndü.` }
    : { title: `Plan uygulandı: ${name}`, text: `${count} kayıt planlandığı gibi değişti.` };

/** `met` counts what somebody has changed since the plan was made. */
export const planStopped = (name: string, met: number) => ({
  title: `Plan durdu: ${name}`,
  text:
    met > 0
      ? `Planın ${met} kaydını sonradan başkası değiştirmiş. Hiçbir şey değişmedi.`
      : 'Nedeni planda yazar. Hiçbir şey değişmedi.',
});

export const importGone = 'Profili silinmiş bir içe aktarma';
export const runGone = 'Aktarımı artık saklanmıyor.';
export const letPass = 'Biri onayladı.';

const often = (times: number) => (times > 1 ? ` (${times} kez)` : '');

export const importStopped = (name: string, times: number, reason: string) => ({
  title: `İçe aktarma durdu: ${name}${often(times)}`,
  text: reason ? `${reasonOf(reason)} Hiçbir şey değişmedi.` : 'Hiçbir şey değişmedi.',
});
export const importFailed = (name: string, times: number, reason: string) => ({
  title: `İçe aktarma başarısız: ${name}${often(times)}`,
  text: reasonOf(reason),
});
type Counts = { added: number; changed: number; wrong: number };
export const importDone = (name: string, times: number, { added, changed, wrong }: Counts) => ({
  title: `İçe aktarma bitti: ${name}${often(times)}`,
  text: `${added} eklendi, ${changed} değişti, ${wrong} reddedildi.`,
});

export const backupFailed = {
  title: 'Gecelik yedek alınamadı',
  text: 'Her saat yeniden denenir. Nedeni Yedekler ekranında yazar.',
};

/** `named` says of each check how many it has found. */
export const healthWorsened = (more: number, named: string[]) => ({
  title: `Veri kalitesi: ${more} yeni bulgu`,
  text: someOf(named, named.length),
});
export const moreOf = (check: string, count: number) => `${stated[check] ?? check}: ${count} arttı`;

export const keyGone = 'Artık olmayan bir anahtar';
export const keyEnding = (name: string, days: number) =>
  days === 0
    ? {
        title: `Anahtarın süresi doldu: ${name}`,
        text: 'Kullanan program reddediliyor. Anahtarı değiştirirseniz süresi uzar.',
      }
    : {
        title: `Anahtarın süresi ${days} gün sonra doluyor: ${name}`,
        text: 'Kullanan program o andan sonra reddedilir. Anahtarı değiştirirseniz süresi uzar.',
      };

const offReasons = {
  BY_HAND: 'Biri kapattı.',
  FAILED: '5 gün boyunca hiçbir şey alınmadı.',
  GONE: 'Uç nokta artık istemediğini bildirdi (410).',
  RESTORED: 'Bir yedekle geri geldi.',
  KEY_ENDED: 'Anahtarının süresi doldu ya da bu olayları artık gönderemez.',
};

export const webhookGone = 'Artık olmayan bir webhook';
/** `reason` is null where it was switched on since, and undefined where it is there no longer. */
export const webhookOff = (name: string, reason: keyof typeof offReasons | null | undefined) => ({
  title: `Webhook kapatıldı: ${name}`,
  text:
    reason === undefined
      ? 'Sonradan kaldırıldı.'
      : reason === null
        ? 'Yeniden açık.'
        : `${offReasons[reason]} Bu sırada olanlar bekletilir.`,
});

/** Names the subject of a mail that could not be delivered. */
export const mailAbout = {
  confirmation: (number = 'bir talep') => `Onay e-postası: ${number}`,
  enquiry: (number = 'bir talep') => `Size giden e-posta: ${number}`,
  acceptance: 'Onaylanan teklif için size giden e-posta',
  acceptanceCopy: 'Onaylanan teklifin e-postası',
  offer: (number = 'bir talep') => `Teklif: ${number}`,
  order: (number = 'bir sipariş') => `Sipariş e-postası: ${number}`,
  letter: (name = 'biri') => `Yanıt: ${name}`,
  message: (subject = 'bir mesaj') => `Size giden e-posta: “${subject}”`,
  invitation: 'Bir davet',
  person: 'Yönetimden birine giden e-posta',
};

/** `last` says what the last of the mails is about; undefined where it is in the outbox no longer. */
export const mailFailed = (times: number, last?: string) =>
  times === 1
    ? {
        title: 'Bir e-posta iletilemedi',
        text: last === undefined ? 'Yeniden denenmez.' : `${last}. Yeniden denenmez.`,
      }
    : { title: `${times} e-posta iletilemedi`, text: last === undefined ? '' : `Sonuncusu: ${last}.` };

export const rateGone = 'Bir döviz kuru';
export const rateStopped = (currency: string, rate: string, waits: boolean) => ({
  title: `Kur durdu: ${currency}`,
  text: waits ? `${rate} öncekinden yüzde 5’ten fazla farklı. Hiçbir fiyat değişmedi.` : 'Biri karar verdi.',
});
export const rateOld = (currency: string, rate: string, days: number) => ({
  title: `${days} gündür kur yok: ${currency}`,
  text: `Sonuncusu ${rate}.`,
});
