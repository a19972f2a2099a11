import { countText } from '../../../common/text/locale.ts';
import { dayOf, recordedMoment } from './dates.ts';

// The words on the papers that the site draws: offers and confirmations, data sheets and price lists.

/** The name of a paper at its head, and with its number in the title of the file and at the foot of each page. */
export const offer = {
  name: 'Teklif',
  title: (number: string) => `Teklif ${number}`,
  foot: (company: string, number: string) => `${company}, teklif ${number}`,
  accepted: 'Bu teklif internet sayfasında onaylandı.',
};
export const confirmation = {
  name: 'Sipariş onayı',
  title: (number: string) => `Sipariş onayı ${number}`,
  foot: (company: string, number: string) => `${company}, sipariş onayı ${number}`,
  accepted: 'Bu sipariş internet sayfasında onaylandı.',
  /** The buyer of an order whose person was erased. */
  erased: 'Kişi bilgileri silindi',
  thanks: (createdAt: number) =>
    `Siparişiniz için teşekkür ederiz. ${dayOf(createdAt)} günü onayladığınız teklifin satırları, fiyatları ve ` +
    'koşulları aşağıdadır; bundan sonra değişmez.',
  cancelled: 'Bu sipariş iptal edildi.',
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
  how: (email: string | undefined) =>
    email
      ? `Siparişiniz için bu sayfayı imzalayıp ${email} adresine gönderin ya da e-postayı “onaylıyorum” diye yanıtlayın.`
      : 'Siparişiniz için bu sayfayı imzalayıp bize gönderin ya da e-postayı “onaylıyorum” diye yanıtlayın.',
  place: 'Tarih, kaşe, imza',
};

/** The record of an acceptance. */
export const acceptance = {
  by: 'Onaylayan',
  time: 'Zaman',
  at: recordedMoment,
  network: 'Ağ',
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
