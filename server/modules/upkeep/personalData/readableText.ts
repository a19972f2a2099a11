import { momentInIstanbul } from '../../../core/istanbul.ts';
import type { PersonalRecord } from '../../../entity/person.ts';
import { personalRecords } from './personalRecords.ts';

// The text is for the person who asked, and so in Turkish.

/** Fields that have no word here, such as row numbers, say nothing about the person and are left out. */
const words: Record<string, string> = {
  number: 'Talep numarası',
  createdAt: 'Tarih',
  name: 'Ad',
  email: 'E-posta',
  company: 'Firma',
  phone: 'Telefon',
  deliveryPlace: 'Teslim yeri',
  subject: 'Konu',
  message: 'Mesaj',
  noticeVersion: 'Gösterilen aydınlatma metni',
  asked: 'İstenenler',
  attachments: 'Eklediğiniz dosyalar',
  code: 'Kod',
  quantity: 'Miktar',
  note: 'Not',
  state: 'Durum',
  status: 'Durum',
  events: 'Yapılanlar',
  kind: 'İşlem',
  text: 'Açıklama',
  letters: 'Size yazdıklarımız',
  sentAt: 'Gönderilme',
  offers: 'Teklifler',
  validUntil: 'Geçerlilik',
  intro: 'Giriş',
  deliveryTerms: 'Teslim koşulları',
  paymentTerms: 'Ödeme koşulları',
  notes: 'Notlar',
  lines: 'Satırlar',
  requests: 'Teklife yanıtlarınız',
  reason: 'Neden',
  day: 'İstenen teslim tarihi',
  buyerName: 'Onaylayan',
  buyerTitle: 'Görevi',
  ownNumber: 'Sizin sipariş numaranız',
  offerNumber: 'Teklif',
  network: 'Onayın geldiği ağ',
  rows: 'Satırlar',
  cancelReason: 'İptal nedeni',
};
const states = new Map(
  Object.entries({
    NEW: 'Yeni',
    READ: 'Okundu',
    REPLIED: 'Yanıtlandı',
    IN_PROGRESS: 'İnceleniyor',
    OFFERED: 'Teklif verildi',
    WON: 'Siparişe dönüştü',
    LOST: 'Siparişe dönüşmedi',
    PLACED: 'Alındı',
    CONFIRMED: 'Onaylandı',
    READY: 'Hazır',
    SENT: 'Yolda',
    DELIVERED: 'Teslim edildi',
    CANCELLED: 'İptal edildi',
  }),
);
const kinds = new Map(
  Object.entries({
    NOTE: 'Not yazıldı',
    STATE: 'Durum değişti',
    ASSIGNEE: 'Sorumlusu değişti',
    OFFER: 'Teklif hazırlandı',
    SETTLED: 'Satırın ürünü belirlendi',
    SENT: 'Teklif gönderildi',
    ANSWERED: 'Yanıt yazıldı',
    REMINDED: 'Teklif hatırlatıldı',
    PLAIN: 'Teklif satırı',
    OPTIONAL: 'İsteğe bağlı satır',
    ALTERNATIVE: 'Seçenek satırı',
    ANSWER: 'Yanıt',
    REMINDER: 'Teklif hatırlatması',
    CHANGE: 'Değişiklik istendi',
    DECLINE: 'Teklif reddedildi',
    RENEWAL: 'Teklifin yenilenmesi istendi',
    CHANGE_ASKED: 'Değişiklik istendi',
    DECLINED: 'Teklif reddedildi',
    RENEWAL_ASKED: 'Teklifin yenilenmesi istendi',
    ACCEPTED: 'Teklif onaylandı',
  }),
);
const reasons = new Map(
  Object.entries({
    PRICE: 'Fiyat',
    LEAD_TIME: 'Teslim süresi',
    UNSUITABLE: 'Ürün uygun değil',
    NOT_NEEDED: 'Gerek kalmadı',
  }),
);

/** Values that are words of the program get words of a language. */
function textOf(record: object, key: string, value: string | number): string {
  if (key === 'createdAt' || key === 'sentAt') return momentInIstanbul(Number(value));
  const isState =
    key === 'state' || key === 'status' || (key === 'text' && 'kind' in record && record.kind === 'STATE');
  const text = String(value);
  return (
    (key === 'kind'
      ? kinds.get(text)
      : key === 'reason'
        ? reasons.get(text)
        : isState
          ? states.get(text)
          : undefined) ?? text
  );
}

const headingOf = (sort: PersonalRecord['sort']) => personalRecords.find((one) => one.sort === sort)?.heading ?? '';

function linesOf(record: object, indent = ''): string[] {
  return Object.entries(record).flatMap(([key, value]: [string, unknown]) => {
    const word = words[key];
    if (word === undefined || value === null || value === '') return [];
    if (Array.isArray(value)) {
      const items = value.filter((item) => typeof item === 'object' && item !== null);
      if (items.length === 0) return [];
      return [`${indent}${word}:`, ...items.flatMap((item: object) => ['', ...linesOf(item, `${indent}  `)])];
    }
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return `${word}: ${textOf(record, key, value)}`
      .split('\n')
      .map((line, at) => `${indent}${at > 0 ? '  ' : ''}${line}`);
  });
}

/** Returns what is kept as a text that can be given to the person. */
export function readableText(kept: PersonalRecord[], now: number): string {
  const parts = kept.map(({ sort, isInBin, record }, at) =>
    [
      `${at + 1}. ${headingOf(sort)}${isInBin ? ' (silinmiş, 30 gün içinde yok edilecek)' : ''}`,
      ...linesOf(record),
    ].join('\n'),
  );
  const head = `Hakkınızda sakladığımız kişisel veriler\nHazırlanma tarihi: ${momentInIstanbul(now)} (İstanbul)`;
  return `${[head, ...parts].join('\n\n')}\n`;
}
