import { countText } from '../../../../common/text/locale.ts';
export const complete = 'Tamamlanma';
export const ofWhatProductsShouldSay = (productCount: number) =>
  `${countText(productCount)} üründe bulunması gereken bilgiler`;
export const byCategory = 'Kategoriye göre';
export const showFewer = 'Daha az göster';
export const showAllCategories = (count: number) => `${countText(count)} kategorinin tümünü göster`;
export const fixInGrid = 'Tabloda düzelt';
export const fixText = 'Düzelt';
export const textsInLanguages = 'Öteki dillerdeki metinler';
export const textsOf = (language: string, state: string) => `${language}: ${state}`;
export const countedKind = (kind: string, count: number) => `${kind} ${count}`;
export const seeTheList = 'Listeyi gör';
export const fineAsItIsMenu = 'Böyle doğru…';
export const isNew = 'yeni';
export const theSame = 'aynı';
export const more = (more: number) => `${countText(more)} arttı`;
export const fewer = (more: number) => `${countText(more)} azaldı`;
export const nothingToFix = 'Düzeltilecek bir şey yok.';
export const health = 'Veri kalitesi';
export const check = 'Denetim';
export const found = 'Bulunan';
export const sinceDay = (day: string) => `Önceki: ${day}`;
export const checksInOrder = (count: number) => `${countText(count)} denetim sorunsuz`;
export const fold = 'Daralt';
export const show = 'Göster';
export const seeThem = 'Bunları gör';
export const saidToBeFine = (count: number) =>
  `${countText(count)} bulgu nedeniyle birlikte “böyle doğru” olarak işaretlendi.`;
export const tickAtLeastOneProduct = 'En az bir ürün işaretleyin.';
export const enterAReason = 'Bir neden yazın.';
export const findingsSaidToBeFine = (count: number) => `${countText(count)} bulgu “böyle doğru” olarak işaretlendi`;
export const thisWasNotSaved = 'Kaydedilemedi. Lütfen tekrar deneyin.';
export const fineAsItIsNamed = (name: string) => `Böyle doğru: ${name}`;
export const reason = 'Neden';
export const ofLetters = (count: number, mostLetters: number) =>
  `${countText(count)} / ${mostLetters} karakter. “Böyle doğru” listesinde görünür.`;
export const productsTheNewestOf = (count: number, totalCount: number) =>
  `Ürünler, en yeni ${countText(count)} / ${countText(totalCount)}`;
export const products = 'Ürünler';
export const fineForProducts = (count: number) => `${countText(count)} ürün için doğru`;
export const fineAsItIs = 'Böyle doğru';
export const takenBackItCountsAgain = 'Geri alındı: yeniden sayılıyor';
export const thisWasNotTakenBack = 'Geri alınamadı. Lütfen tekrar deneyin.';
export const fineAsTheyAre = 'Böyle doğru olanlar';
export const nothingIsSaidToBeFine = '“Böyle doğru” olarak işaretlenmiş bir şey yok.';
export const takeBackNamed = (check: string, product: string) => `Geri al: ${check}, ${product}`;
export const takeBack = 'Geri al';
export const close = 'Kapat';
export const lookedAt = (moment: string) => `Denetlendi: ${moment}`;
export const lookAgain = 'Yeniden denetle';
export const mailCannotBeSentAtTheMoment = (mailTrouble: string) => `Şu an e-posta gönderilemiyor. ${mailTrouble}`;
export const leastComplete = 'En eksikler';
export const mailboxCannotBeRead = (mailboxTrouble: string) =>
  `Geri dönen e-postalar şu an aranamıyor. ${mailboxTrouble}`;
