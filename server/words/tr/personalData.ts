import { shortMoment } from './dates.ts';

// A person reads here which data the site keeps about them.

/** Fields that have no word here, such as row numbers, say nothing about the person and are left out. */
export const fields: Record<string, string> = {
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
export const states: Record<string, string> = {
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
};
export const kinds: Record<string, string> = {
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
};
export const reasons: Record<string, string> = {
  PRICE: 'Fiyat',
  LEAD_TIME: 'Teslim süresi',
  UNSUITABLE: 'Ürün uygun değil',
  NOT_NEEDED: 'Gerek kalmadı',
};

/** Stands above the records of each kind. */
export const headings = {
  MESSAGE: 'İletişim formundan gelen mesaj',
  ENQUIRY: 'Teklif talebi',
  ORDER: 'Sipariş',
};

/** Stands beside the heading of a record that was deleted. */
export const inBin = (heading: string) => `${heading} (silinmiş, 30 gün içinde yok edilecek)`;

export const head = (now: number) =>
  `Hakkınızda sakladığımız kişisel veriler\nHazırlanma tarihi: ${shortMoment(now)} (İstanbul)`;

export const moment = shortMoment;
