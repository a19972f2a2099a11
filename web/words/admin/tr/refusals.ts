import { refusals } from '../../../../common/words/office/refusals.ts';
import { sentencesBy } from '../../../../common/words/office/sentencesBy.ts';
import { stated } from '../../../../common/words/office/tr.ts';

/** The sentences by which a refusal is said whose own sentence has no words here, by its code. */
const byCode: Readonly<Record<string, string>> = {
  NETWORK: 'Bağlantı koptu. Lütfen tekrar deneyin.',
  UNAUTHENTICATED: 'Lütfen önce giriş yapın.',
  FORBIDDEN: 'Rolünüz bunu içermiyor. Bir Sahip değiştirebilir.',
  NOT_FOUND: 'Bu kayıt artık yok.',
  CONFLICT: 'Bu arada başkası değiştirdi ya da başka bir kayıtla çakışıyor.',
  RATE_LIMITED: 'Çok fazla deneme yapıldı. Lütfen biraz sonra tekrar deneyin.',
  PAYLOAD_TOO_LARGE: 'Gönderilen çok büyük.',
  UNSUPPORTED_MEDIA_TYPE: 'Bu dosya türü alınmıyor.',
  EMPTY_FILE: 'Bu dosya boş.',
  INCOMPLETE_FILE: 'Dosya yarım ulaştı. Lütfen yeniden yükleyin.',
  CHECKSUM_MISMATCH: 'Dosya bozuk ulaştı: sağlama toplamı tutmuyor.',
  QUOTA_EXCEEDED: 'Yükleme alanı dolu.',
  CANCELED: 'İptal edildi: hiçbir şey değişmedi.',
  STORAGE_BUSY: 'Şu an büyük bir iş yazılıyor, bu yüzden kaydedilmedi. Bir dakika sonra tekrar deneyin.',
  STORAGE_UNAVAILABLE: 'Veritabanı kullanılamıyor, hiçbir şey kaydedilmedi.',
  INTERNAL_SERVER_ERROR: 'Bizim tarafımızda bir sorun oldu. Lütfen tekrar deneyin.',
};

const said = sentencesBy({ ...stated, ...refusals });

const parts: Readonly<Record<string, string>> = {
  title: 'başlık',
  description: 'açıklama',
  label: 'etiket',
  value: 'değer',
};

/** A text of another language is named by its field, 'Name [en]', and one of several in a field by its part, 'Mission: title'. */
function labelIn(label: string): string | undefined {
  const [, name = label, language = ''] = /^(.+)( \[[\w-]+\])$/.exec(label) ?? [];
  const [, field = name, part = ''] = /^(.+): (\w+)$/.exec(name) ?? [];
  const [word, ofPart] = [said(field), parts[part]];
  if (word === undefined) return undefined;
  if (part === '') return language === '' ? undefined : word + language;
  return ofPart === undefined ? undefined : `${word}: ${ofPart}${language}`;
}

/** Says a sentence of the API; one without words here stands as it came. */
export const inOffice = (sentence: string): string => said(sentence) ?? labelIn(sentence) ?? sentence;

/** Says why the API refused. Where neither the sentence nor the code has words here, the sentence stands as it came. */
export const refusal = (sentence: string, code: string): string => said(sentence) ?? byCode[code] ?? sentence;
