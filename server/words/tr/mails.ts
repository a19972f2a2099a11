import { dayOf, dayText, momentText, shortMoment } from './dates.ts';

// A mail is written as a whole: its subject, and the paragraphs before and after the list of what it is about.

const hello = 'Merhaba,';
const present = (lines: (string | null | false | undefined)[]) => lines.filter(Boolean).join('\n');

export const invitation = ({ by, site, address }: { by: string; site: string; address: string }) => ({
  subject: `Davet: ${site} site yönetimi`,
  before: [
    hello,
    `${by} sizi ${site} sitesinin yönetimine davet etti.`,
    `Parolanızı belirleyip başlamak için:\n${address}`,
    'Bağlantı bir kez ve 72 saat boyunca geçerlidir. Bu daveti beklemiyorsanız bu e-postayı silin.',
  ],
});

export const wrongCodes = ({ site, address }: { site: string; address: string }) => ({
  subject: 'Hesabınıza yanlış kodlarla giriş denendi',
  before: [
    hello,
    `${site} sitesinin yönetimindeki hesabınıza doğru parolayla, ama art arda yanlış doğrulama koduyla giriş yapılmaya çalışıldı.`,
    `Bu siz değilseniz parolanızı bir başkası biliyor demektir. Hemen giriş yapıp parolanızı değiştirin:\n${address}`,
    'Doğrulama kodunuz bir süre kabul edilmezse kurtarma kodlarınızdan biriyle giriş yapabilirsiniz. ' +
      'Kodları siz yanlış yazdıysanız bir şey yapmanız gerekmez.',
  ],
});

/** The subject of what a visitor wrote in the form, as the company gets it. */
export const messageReceived = (subject: string) => ({ subject: `Yeni mesaj: ${subject}` });

type Sender = { from: string; email: string; phone: string | null; deliveryPlace: string | null };

/** An enquiry as the company gets it; `files` are the names with their sizes. */
export const enquiryReceived = (number: string, { from, email, phone, deliveryPlace }: Sender, files: string[]) => ({
  subject: `Yeni teklif talebi ${number}: ${from}`,
  before: [
    present([
      from,
      `E-posta: ${email}`,
      phone && `Telefon: ${phone}`,
      deliveryPlace && `Teslim yeri: ${deliveryPlace}`,
    ]),
  ],
  files: files.length > 0 ? `Ekli dosyalar:\n${files.join('\n')}` : null,
});

/** The code by which the sender of an enquiry knows a product. */
export const customersCode = (code: string) => `Müşterinin kodu: ${code}`;

/** An enquiry as its sender gets it. */
export const enquiryConfirmed = ({ number, lines, address }: { number: string; lines: number; address: string }) => ({
  subject: `Teklif talebiniz alındı: ${number}`,
  before: [
    hello,
    'Bu e-posta adresiyle bize bir teklif talebi gönderildi.',
    `Talep numarası: ${number}\nKalem sayısı: ${lines}`,
  ],
  after: [
    `Talebinizi ve durumunu buradan görebilirsiniz:\n${address}`,
    'Bağlantı size özeldir: bağlantıyı bilen herkes talebinizi görebilir.',
    'Bu talebi siz göndermediyseniz bu e-postayı yanıtlayarak bize bildirin.',
  ],
});

/** Stands above the words that a letter answers. */
export const wrote = (name: string, at: number) => `${name}, ${shortMoment(at)} tarihinde yazdı:`;

/** The subject of each letter with an offer. */
export const offerSubject = (number: string) => `Teklifimiz: ${number}`;

type Ending = {
  name: string;
  number: string;
  sentAt: number;
  validUntil: string;
  preparedBy: string;
  address: string;
};

/** The letter that reminds a buyer of an offer that ends soon. */
export const offerEnds = ({ name, number, sentAt, validUntil, preparedBy, address }: Ending) => ({
  subject: `Hatırlatma: teklifimiz ${number}`,
  text: [
    `Sayın ${name},`,
    '',
    `${dayOf(sentAt)} tarihinde gönderdiğimiz ${number} numaralı teklifimizin geçerlilik süresi ` +
      `${dayText(validUntil)} tarihinde doluyor:`,
    address,
    '',
    'Sorularınız varsa bu e-postayı yanıtlamanız yeterlidir.',
    '',
    'Saygılarımızla,',
    preparedBy,
  ].join('\n'),
});

type Placed = { number: string; offerNumber: string; ownNumber: string | null; createdAt: number; total: string };

const placed = ({ number, offerNumber, ownNumber, createdAt, total }: Placed) => [
  `Sipariş numarası: ${number}`,
  `Teklif: ${offerNumber}`,
  ownNumber && `Alıcının sipariş numarası: ${ownNumber}`,
  `Onay zamanı: ${momentText(createdAt)}`,
  `Genel toplam: ${total}`,
];

/** An acceptance as the company gets it. */
export const offerAccepted = (order: Placed, by: string) => ({
  subject: `Teklif onaylandı: ${order.offerNumber}, sipariş ${order.number}`,
  before: ['Bir teklif internet sayfasında onaylandı.', present([by && `Onaylayan: ${by}`, ...placed(order)])],
});

const follow = (address: string | null) => (address ? [`Siparişinizi buradan izleyebilirsiniz:\n${address}`] : []);

/** An acceptance as the buyer gets it. */
export const orderReceived = (order: Placed, address: string | null) => ({
  subject: `Siparişiniz alındı: ${order.number}`,
  before: [hello, 'Siparişinizi aldık. Onaylanan teklif ektedir.', present(placed(order))],
  after: follow(address),
});

const states = {
  PLACED: {
    subject: (number: string) => `Siparişiniz alındı: ${number}`,
    sentence: (number: string) => `${number} numaralı siparişiniz alındı.`,
  },
  CONFIRMED: {
    subject: (number: string) => `Siparişiniz onaylandı: ${number}`,
    sentence: (number: string) => `${number} numaralı siparişiniz onaylandı.`,
  },
  READY: {
    subject: (number: string) => `Siparişiniz hazır: ${number}`,
    sentence: (number: string) => `${number} numaralı siparişiniz hazırlandı.`,
  },
  SENT: {
    subject: (number: string) => `Siparişiniz yolda: ${number}`,
    sentence: (number: string) => `${number} numaralı siparişiniz gönderildi.`,
  },
  DELIVERED: {
    subject: (number: string) => `Siparişiniz teslim edildi: ${number}`,
    sentence: (number: string) => `${number} numaralı siparişiniz teslim edildi.`,
  },
  CANCELLED: {
    subject: (number: string) => `Siparişiniz iptal edildi: ${number}`,
    sentence: (number: string) => `${number} numaralı siparişiniz iptal edildi.`,
  },
};

/** A new state of an order, as the buyer gets it. */
export const orderState = (state: keyof typeof states, number: string, address: string | null) => ({
  subject: states[state].subject(number),
  before: [hello, states[state].sentence(number)],
  after: follow(address),
});

/** The number by which a carrier finds what was sent. */
export const consignment = (number: string) => `gönderi numarası ${number}`;

/** One notice, or those of a day, as a person of the office gets them; their lines are those of notices.ts. */
const settings = (address: string) => [
  `Hangi bildirimleri e-posta ile alacağınızı buradan seçebilirsiniz:\n${address}`,
];
export const notice = (line: string, address: string) => ({
  subject: line,
  before: [hello, 'Sitede yeni bir olay var.'],
  after: settings(address),
});
export const noticesOfDay = (count: number, address: string) => ({
  subject: `Günün bildirimleri: ${count}`,
  before: [hello, 'Son bir günde sitede olanlar:'],
  after: settings(address),
});
