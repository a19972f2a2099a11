import { countText } from '../../../common/text/locale.ts';
import { dayOf, dayText, recordedMoment } from './dates.ts';

// The words on the papers that the site draws: offers and confirmations, data sheets and price lists.

/** The name of a paper at its head, and with its number in the title of the file and at the foot of each page. */
export const offer = {
  name: 'Teklif',
  title: (number: string) => `Teklif ${number}`,
  foot: (company: string, number: string) => `${company}, teklif ${number}`,
  accepted: 'Bu teklif internet sayfasında onaylandı.',
  recorded: 'Bu teklifin onayı alındı ve kaydedildi.',
};
export const confirmation = {
  name: 'Sipariş onayı',
  title: (number: string) => `Sipariş onayı ${number}`,
  foot: (company: string, number: string) => `${company}, sipariş onayı ${number}`,
  accepted: 'Bu sipariş internet sayfasında onaylandı.',
  recorded: 'Bu siparişin onayı alındı ve kaydedildi.',
  /** The buyer of an order whose person was erased. */
  erased: 'Kişi bilgileri silindi',
  thanks: (createdAt: number, acceptedOn: string | null) =>
    `Siparişiniz için teşekkür ederiz. ${acceptedOn === null ? dayOf(createdAt) : dayText(acceptedOn)} günü onayladığınız teklifin satırları, fiyatları ve ` +
    'koşulları aşağıdadır; bundan sonra değişmez.',
  cancelled: 'Bu sipariş iptal edildi.',
};

/** The paper that goes with a part of an order. */
export const note = {
  name: 'Sevk belgesi',
  title: (number: string) => `Sevk belgesi ${number}`,
  foot: (company: string, number: string) => `${company}, sevk belgesi ${number}`,
  waybill: 'İrsaliye',
  to: (place: string) => `Teslim yeri: ${place}`,
  by: (carrier: string) => `Taşıyan: ${carrier}`,
  ordered: 'Sipariş',
  sent: 'Bu sevkiyatta',
  open: 'Kalan',
  received: 'Teslim alan, tarih, imza',
};

/** The cells beside the title of an offer or a confirmation. */
export const facts = {
  date: 'Tarih',
  validUntil: 'Geçerlilik',
  currency: 'Para birimi',
  preparedBy: 'Hazırlayan',
  offer: 'Teklif',
  ownNumber: 'Sizin siparişiniz',
};

/** Who is invoiced, below the name of the buyer. */
export const invoice = {
  to: (title: string) => `Fatura: ${title}`,
  office: (office: string) => `${office} V.D.`,
  numbers: { VKN: 'VKN', TCKN: 'TCKN', VAT: 'VAT' },
};

/** Stands above the name of the buyer. */
export const dear = 'Sayın';

/** The heads of the columns. */
export const columns = {
  number: 'No',
  product: 'Ürün',
  quantity: 'Miktar',
  unitPrice: 'Birim fiyat',
  vat: 'KDV',
  amount: 'Tutar',
  code: 'Kod',
  price: 'Fiyat, ₺',
};

export const discount = (percent: string) => `%${percent} iskonto`;
export const yourCode = (code: string) => `sizin kodunuz ${code}`;
export const rate = (percent: number) => `%${percent}`;

export const terms = {
  heading: 'Koşullar',
  delivery: (text: string) => `Teslim: ${text}`,
  payment: (text: string) => `Ödeme: ${text}`,
};

export const sums = {
  net: 'Ara toplam',
  vat: (percent: number) => `KDV, %${percent}`,
  total: 'Genel toplam',
};

/** The rates of a paper, below its total. */
export const rates = {
  forInformation: (lira: string) => `Bilgi içindir: ${lira}`,
};

export const signatures = {
  offeredBy: 'Teklifi veren',
  agreed: 'Onay',
  /** `page` is the address at which the buyer can accept; null where the site does not know its own. */
  how: (email: string | undefined, page: string | null) =>
    [
      page && `Bu teklifi şu sayfada onaylayabilirsiniz: ${page}`,
      `${page ? 'Ya da' : 'Siparişiniz için'} bu sayfayı imzalayıp ${email ? `${email} adresine` : 'bize'} gönderin ` +
        'veya e-postayı “onaylıyorum” diye yanıtlayın.',
    ]
      .filter(Boolean)
      .join('\n'),
  place: 'Tarih, kaşe, imza',
};

/** The record of an acceptance. */
export const acceptance = {
  by: 'Onaylayan',
  time: 'Zaman',
  at: recordedMoment,
  day: 'Gün',
  onDay: dayText,
  network: 'Ağ',
  channel: 'Yol',
  channels: { PHONE: 'Telefon', WHATSAPP: 'WhatsApp', MAIL: 'E-posta', PAPER: 'İmzalı belge', VISIT: 'Yüz yüze' },
  digest: 'Onaylanan teklif belgesinin SHA-256 özeti',
};

export const page = (number: number, of: number) => `Sayfa ${number} / ${of}`;

/** The text in place of a missing price. */
export const onRequest = 'Fiyat için iletişime geçin';

export const sheet = {
  specs: 'Özellikler',
  ladder: 'Fiyat basamakları',
  description: 'Açıklama',
  current: 'Güncel bilgi',
  currentText: 'Fiyat ve özelliklerin son hâli ürün sayfasındadır.',
  scale: (scale: string) => `Ölçek ${scale}`,
  section: (product: string) => `${product}: kesit, birinci açı izdüşümü; ölçüler tabloda`,
  discontinued: 'Bu ürün üretimden kalktı.',
  replacedBy: (product: string) => `Bu ürün üretimden kalktı; yerine ${product} geçti.`,
};

export const titleBlock = {
  product: 'Ürün',
  scale: 'Ölçek',
  inSection: 'Kesitte',
  unscaled: 'Ölçeksiz',
  priceDay: 'Fiyat tarihi',
  page: 'Sayfa',
  price: 'Fiyat',
  priceWithVat: 'Fiyat, KDV dâhil',
};

export const priceList = {
  heading: 'Fiyat listesi',
  title: (category: string) => `${category} fiyat listesi`,
  chosen: 'Seçilen ürünler',
  about: (day: string, count: number) =>
    `${day}, ${countText(count, 'tr')} ürün. Fiyatlara KDV dâhildir; güncel fiyat ürün sayfasındadır.`,
  first: (listed: number) => `İlk ${countText(listed, 'tr')} ürün listelenmiştir; kalanı için bize yazın.`,
};
