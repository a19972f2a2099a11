import { countText as counted } from '../../../../common/text/locale.ts';
import { language as own, placeName } from './locale.ts';

export const countText = (count: number) => counted(count, own);

export const translations = 'Çeviriler';
export const loadFailed = 'Çeviriler yüklenemedi. Lütfen sayfayı yenileyin.';
export const translate = 'Çevir';
export const turkish = 'Türkçe';

export const what = 'Metin türü';
export const texts = 'Metinler';
export const groups = {
  ATTRIBUTE_NAMES: 'Özellik adları',
  OPTION_LABELS: 'Seçenekler',
  KINDS_AND_FAMILIES: 'Türler ve aileler',
  CATEGORIES: 'Kategoriler',
  PRODUCT_NAMES: 'Ürün adları',
  PRODUCT_DESCRIPTIONS: 'Ürün açıklamaları',
  ALTERNATIVE_TEXTS: 'Alternatif metinler',
  DOCUMENTS: 'Belgeler',
  PAGES: 'Hakkımızda, iletişim, sektörler',
} as const;
export type Group = keyof typeof groups;
export const firstHint = 'Önce özellik adları ve seçenekler: bütün ürünlerin teknik özelliklerinde yer alırlar.';
export const noLanguages = 'Sitede Türkçe dışında dil yok';
export const noLanguagesHint = 'Ayarlardan ekleyin. Sayfaları /en/ gibi kendi adresinin altında görünür.';
export const languages = 'Diller';
export const addALanguage = 'Dil ekle';
export const turkishIsTheSource = 'Kaynak Türkçedir.';

export const percent = (share: number) => `%${share}`;
export const missing = (count: number) => `${countText(count)} eksik`;
export const outdated = (count: number) => `${countText(count)} eskimiş`;
export const machine = (count: number) => `${countText(count)} makine çevirisi`;
export const all = (count: number) => `toplam ${countText(count)}`;
export const nothing = 'yok';
export const openGroup = (group: string, language: string) => `${group}: ${language}`;

export const states = { MISSING: 'Eksik', OUTDATED: 'Eskimiş', MACHINE: 'Makine çevirisi', DONE: 'Tamam' } as const;
export const show = 'Göster';
export const toDo = 'Eskimiş ve eksik';
export const everything = 'Tüm metinler';
export const whichTexts = 'Hangi metinler';
export const anyKind = 'Her tür metin';
export const searchTexts = 'Metinlerde ara';
export const found = (count: number) => `${countText(count)} metin`;
export const noTextMatches = 'Uyan metin yok';
export const noTextMatchesHint = 'Başka durumlar ya da başka bir metin türü seçin.';
export const nothingToDo = 'Burada yapılacak iş kalmadı';
export const nothingToDoHint = 'Bu metinlerin hepsi çevrildi ve Türkçelerine hâlâ uyuyor.';

export const entities = {
  PRODUCT: 'Ürün',
  CATEGORY: 'Kategori',
  ATTRIBUTE: 'Özellik',
  KIND: 'Tür',
  FAMILY: 'Aile',
  DOCUMENT: 'Belge',
  SECTOR: 'Sektör',
  ABOUT: 'Hakkımızda',
  CONTACT: 'İletişim',
  PRIVACY_NOTICE: 'Aydınlatma metni',
} as const;
export const fieldOf = (entity: keyof typeof entities, field: string) => `${entities[entity]}, ${field}`;

export const textsTo = (language: string) => `Çevrilecek metinler: ${language}`;
export const back = 'Tüm metinler';
export const placeOf = (field: string, place: number, total: number) => `${field}, ${place} / ${countText(total)}`;
export const onSite = 'Sitede gör';
export const language = 'Dil';
export const changedWord = 'yeni';
export const sinceTranslated = 'çevrildiğinden beri';
export const leftOut = 'çıkarıldı';
export const keptAsItIs = 'olduğu gibi kalır';
export const by = (who: string, when: string) => `${who}, ${when}`;
export const origins = { PERSON: 'elle', FILE: 'dosyadan', MACHINE: 'makine çevirisiyle' } as const;
export const lettersOf = (count: number, most: number) => `${countText(count)} / ${countText(most)}`;
export const isMissing = (parts: string[], language: string) =>
  `Türkçe metinde var, çeviride yok (${language}): ${parts.join(', ')}.`;
export const isAdded = (parts: string[], language: string) =>
  `Çeviride var (${language}), Türkçe metinde yok: ${parts.join(', ')}.`;
export const wordsOfCompany = 'Şirketin kullandığı terimler';
export const nothingTurkishChanges = 'Burada kaydedilenler Türkçeyi değiştirmez.';
export const stillRight = 'Hâlâ doğru';
export const confirm = 'Onayla';
export const previous = 'Önceki';
export const skip = 'Atla';
export const save = 'Kaydet';
export const saveAndNext = 'Kaydet ve sonraki';
export const saved = 'Çeviri kaydedildi';
export const saveFailed = 'Çeviri kaydedilemedi. Lütfen tekrar deneyin.';
export const confirmed = (count: number) => `${countText(count)} çeviri onaylandı`;
export const confirmFailed = 'Onaylanamadı. Lütfen tekrar deneyin.';
export const confirmThese = (count: number) => `Onayla (${countText(count)})`;
export const selectedTexts = 'Seçilen metinler';
export const select = (name: string) => `Seç: ${name}`;
export const savedMeanwhile = (who: string) => `Bu arada başka bir çeviri kaydedildi, kaydeden ${who}:`;
export const keepMine = 'Benimki kalsın';
export const takeTheirs = 'Onunkini al';
export const somebody = 'Biri';

export const inAndOut = 'İçe ve dışa aktarma';
export const exportTexts = 'Çevirmenler için dışa aktar';
export const importTexts = 'Çevirileri içe aktar';
export const fileType = 'Dosya türü';
export const fileTypes = {
  XLIFF_1_2: 'XLIFF 1.2, çeviri programlarının çoğu için',
  XLIFF_2_0: 'XLIFF 2.0',
  PO: 'PO, Poedit ve gettext için',
  XLSX: 'Çalışma kitabı (.xlsx)',
} as const;
export const export_ = 'Dışa aktar';
export const exportNote =
  'Kodlar, ölçüler, yer tutucular ve işaretler kilitlidir. Bu sırada Türkçesi değişen metin geri alınmaz, gösterilir.';
export const chooseFile = 'Dosya seç';
export const chooseAFile = 'XLIFF, PO ya da buradan dışa aktarılmış çalışma kitabı. Siz bakmadan hiçbir şey değişmez.';
export const reading = 'Dosya okunuyor';
export const wouldChange = (count: number) => `${countText(count)} metin değişir`;
export const stays = (same: number, empty: number) => `${countText(same)} aynı, ${countText(empty)} boş.`;
export const notApplied = (count: number) => `${countText(count)} metin uygulanmaz`;
export const andMore = (count: number) => `ve ${countText(count)} tane daha`;
export const problems = {
  UNKNOWN: 'Sitede böyle bir metin yok ya da artık yok.',
  TWICE: 'Dosyada iki kez var; ilki sayılır.',
  SOURCE_CHANGED: 'Türkçe metin dışa aktarmadan sonra değişti.',
  TAGS_LOST: 'Kaybolan:',
  TAGS_ADDED: 'Türkçe metinde olmayan:',
  TOO_LONG: 'Çok uzun:',
} as const;
export const import_ = 'İçe aktar';
export const imported = (count: number) => `${countText(count)} çeviri içe aktarıldı`;
export const importFailed = 'Dosya içe aktarılamadı. Lütfen tekrar deneyin.';
export const undo = 'Geri al';
export const undone = (count: number) => `${countText(count)} kayıt eski hâline döndü`;
export const undoFailed = 'Geri alınamadı. Lütfen tekrar deneyin.';

export const otherLanguages = 'Diller';
export const textsOf = (name: string) => `Başka dillerde: ${name}`;
export const onTheSite = 'Sitede';
export const statuses = { PUBLISHED: 'Yayında', DRAFT: 'Taslak', HIDDEN: 'Gizli' } as const;
export const publishAt = (place: string) => `Kendiliğinden yayın zamanı (${placeName(place)} saati)`;
export const publishAtHint = 'Boş bırakılırsa biri yayınlayana kadar taslak kalır.';
