import { countText } from '../../../common/text/locale.ts';
import { dayText, momentText } from './dates.ts';

// A visitor reads these when the server does not accept something. Each has a stable code beside it (docs/api.md).

/** Sizes of files are stated in megabytes. */
const megabytes = (bytes: number) => bytes / 2 ** 20;

export const enquiry = {
  empty: 'Teklif istediğiniz en az bir ürün ekleyin.',
  tooMany: (most: number) => `Bir talepte en çok ${most} satır olabilir.`,
  noProduct: 'Ürün bulunamadı; ne istediğinizi yazın.',
  alreadySent: (number: string) =>
    `Bu talebi ${number} numarasıyla aldık. Sonraki değişiklikleriniz bu talebe işlenmedi: iletişim sayfasından bu numarayla bize yazın.`,
  /** Keeps a quantity that could not be read, in the note of its row. */
  writtenQuantity: (text: string) => `Yazılan miktar: ${text}`,
};

/** Who is invoiced, by what is wrong with a field. */
export const invoice = {
  MISSING: 'Fatura için bu alan gerekli.',
  LENGTH: 'Vergi kimlik numarası 10, T.C. kimlik numarası 11 hanelidir.',
  CHECK: 'Bu numara geçerli değil: bir hanesi yanlış yazılmış olabilir.',
  LETTERS: 'Numarayı yalnız rakamla yazın; yurt dışında harf de olabilir.',
  PERSON: 'Bir kişi için 11 haneli T.C. kimlik numarasını yazın.',
  COUNTRY: 'Ülke kodu iki harftir: TR, DE, NL.',
  POSTCODE: 'Posta kodu beş hanelidir.',
};

export const attachment = {
  tooLarge: (most: number) => `Bir dosya en çok ${megabytes(most)} MB olabilir.`,
  noRoom: 'Şu anda dosya alamıyoruz. Talebinizi dosyasız gönderin, dosyayı e-postayla isteriz.',
  empty: 'Bu dosya boş.',
  wrongType: 'Bu dosyanın içeriği PDF, JPG, PNG, STEP ya da DXF değil.',
  cutShort: 'Bu dosya yarım kalmış. Yeniden kaydedip öyle seçin.',
  gone: 'Bu dosya artık sunucuda yok. Çıkarıp yeniden seçin.',
};

const notSent = {
  ACCEPTANCE: 'Onayınız gönderilmedi.',
  CHANGE: 'Değişiklik isteğiniz gönderilmedi.',
  DECLINE: 'Kararınız gönderilmedi.',
  RENEWAL: 'İsteğiniz gönderilmedi.',
};
export type Answering = keyof typeof notSent;

type Replaced = { revision: number; last: number; since: number; answering: Answering };

export const offer = {
  replaced: ({ revision, last, since, answering }: Replaced) =>
    `Bu teklifin yerine ${last}. teklif verildi. ` +
    `Gördüğünüz ${revision}. teklif ${momentText(since)} itibarıyla geçersiz. ${notSent[answering]}`,
  declined: 'Bu teklif reddedildi; yalnız yeni bir teklifle yeniden açılır.',
  closed: 'Bu talep kapatıldı. Yeni bir teklif için bize yazın.',
  expired: (validUntil: string) => `Süre ${dayText(validUntil)} günü doldu. Bu teklif artık onaylanamaz.`,
  accepted: ({ at, by, number }: { at: number; by: string; number: string }) =>
    by
      ? `Bu teklif onaylandı. ${momentText(at)}: ${by}. Sipariş numarası ${number}.`
      : `Bu teklif onaylandı. ${momentText(at)}. Sipariş numarası ${number}.`,
  stillValid: 'Bu teklif daha geçerli; yenilenmesi gerekmez.',
  noSuchLine: 'Bu satır teklifte yok.',
  dayIsOver: 'Teslim tarihi geçmişte kaldı.',
  nothingAsked: 'Ne değişsin? Bir satırda ya da notta yazın.',
  lineTwice: 'Bir satır iki kez yazılmış.',
  notRead: 'Teklifi ve koşullarını okuduğunuzu işaretleyin.',
  wrongChoice: 'Seçtiğiniz satır bu teklifte yok.',
};

export const ownOrder = {
  tooLarge: (most: number) => `Sipariş belgeniz en çok ${megabytes(most)} MB olabilir.`,
  notWhole: 'Sipariş belgesi PDF olmalı ve eksiksiz olmalı.',
};

const choose = 'Excel dosyası (.xlsx) ya da CSV dosyası seçin.';
const eachLine = 'Her satıra bir kod ve miktar yazın: 6204-2RS; 4';
const longer = 'Daha uzun listeleri bize e-postayla gönderin.';

export const quoteList = {
  noLines: eachLine,
  noProducts: `Yazdıklarınızda ürün bulunamadı. ${eachLine}`,
  tooLong: {
    pasted: (most: number, count: number) =>
      `Listede en çok ${most} satır olabilir; yapıştırdığınız metinde ${countText(count, 'tr')} satır var. ${longer}`,
    file: (most: number, count: number) =>
      `Listede en çok ${most} satır olabilir; dosyada ${countText(count, 'tr')} satır var. ${longer}`,
  },
  full: (most: number) => `Teklif listesinde en çok ${most} satır olabilir.`,
  tooMuch: (product: string, most: number) => `“${product}” için miktar en çok ${countText(most, 'tr')} olabilir.`,
  unlisted: 'Bu ürün artık listelenmiyor.',
  listsFull: 'Beş liste doldu.',
  emptyShared: 'Boş liste paylaşılmaz.',
  /** The names of lists that got none from their owner. */
  name: (place: number) => `Liste ${place}`,
  nameless: 'Liste',
};

/** About a file of codes and quantities, by what it is instead of a table. */
export const quoteFile = {
  tooLarge: (most: number) =>
    `Dosya en çok ${megabytes(most)} MB olabilir. Kod ve miktar sütunlarını kopyalayıp yapıştırın.`,
  tooSlow: 'Bu dosyayı okumak çok uzun sürüyor. Kod ve miktar sütunlarını kopyalayıp yapıştırın.',
  tooWide:
    'Bu sayfanın çok uzağında, 20.000. satırdan ya da 200. sütundan sonra dolu hücre var. Kod ve miktar sütunlarını yeni bir dosyaya kopyalayın.',
  empty: 'Bu dosya boş.',
  unreadable: `Bu dosya okunamadı. ${choose}`,
  kinds: {
    oldWorkbook: "Bu, eski biçimli bir Excel dosyası (.xls). Excel'de .xlsx olarak kaydedip yeniden seçin.",
    locked: 'Bu dosyanın şifresi var. Şifreyi Excel’de kaldırıp yeniden seçin.',
    webArchive: "Bu bir web arşivi (.mht). Excel'de .xlsx olarak kaydedip yeniden seçin.",
    symbolicLink: "Bu, eski biçimli bir tablo (.slk). Excel'de .xlsx olarak kaydedip yeniden seçin.",
    interchange: "Bu, eski biçimli bir tablo (.dif). Excel'de .xlsx olarak kaydedip yeniden seçin.",
    database: 'Bu bir veritabanı dosyası. Tabloyu kendi programından .xlsx olarak dışa aktarıp onu seçin.',
    packedOtherwise: 'Bu dosya burada açılamayan bir biçimde sıkıştırılmış. Arşivi açıp içindeki tabloyu seçin.',
    link: 'Bu dosya yalnızca bir tablonun bağlantısı. Tabloyu açıp .xlsx olarak indirin, sonra o dosyayı seçin.',
    packed: 'Bu bir RAR veya 7-Zip arşivi. Arşivi açıp içindeki tabloyu seçin.',
    binaryWorkbook: "Bu, ikili biçimli bir Excel dosyası (.xlsb). Excel'de .xlsx olarak kaydedip yeniden seçin.",
    numbers: 'Bu bir Apple Numbers dosyası. Excel dosyası (.xlsx) olarak dışa aktarıp onu seçin.',
    document: `Bu bir metin ya da sunum dosyası. ${choose}`,
    picture: `Bu bir resim. ${choose}`,
    pdf: `Bu bir PDF. ${choose}`,
    webPage: `Bu bir web sayfası. ${choose}`,
    other: `Bu dosya bir tablo değil. ${choose}`,
  },
};
