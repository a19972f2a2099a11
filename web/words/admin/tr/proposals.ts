import { countText } from '../../../../common/text/locale.ts';
export const thatFailed = 'İşlem yapılamadı. Lütfen tekrar deneyin.';
export const changedProducts = (count: number) => `${countText(count)} ürün değişti`;
export const theProposalWasDeclined = 'Öneri reddedildi';
export const confirmingChanges = (count: number) => `Onaylarsanız ${countText(count)} ürün değişir.`;
export const somebodyHasChangedProducts = (met: number) =>
  `${countText(met)} ürünü bu arada başkası değiştirdiği için onaylanamaz.`;
export const oneStepOfTheHistoryCan = 'Geçmişte tek adım; 30 gün boyunca geri alınabilir.';
export const declineItAndLetTheProgram = 'Reddedin, program yeniden önersin.';
export const decline = 'Reddet';
export const changeProducts = (count: number) => `${countText(count)} ürünü değiştir`;
export const proposesToChangeProducts = (program: string, count: number) =>
  `${program}, ${countText(count)} ürünü değiştirmeyi öneriyor`;
export const proposal = 'Öneri';
export const products = 'Ürünler';
export const thereIsNoSuchProposal = 'Böyle bir öneri yok. Öneriler bir ay saklanır.';
export const changedBy = (name: string) => `Değiştiren: ${name}.`;
export const changedByOn = (name: string, date: string) => `Değiştiren: ${name}, ${date}.`;
export const declinedBy = (name: string) => `Reddeden: ${name}. Hiçbir şey değişmedi.`;
export const declinedByOn = (name: string, date: string) => `Reddeden: ${name}, ${date}. Hiçbir şey değişmedi.`;
export const nobodyDecidedWithinAWeekSo =
  'Bir hafta içinde kimse karar vermediği için artık onaylanamaz. Program yeniden önerebilir.';
export const proposedBy = (program: string, made: string, ends: string) =>
  `Öneren ${program}, ${made}. Henüz hiçbir şey değişmedi. Bekleme süresi: ${ends}.`;
export const deletedSince = (count: number) => `${countText(count)} tanesi sonradan silinmiş.`;
export const empty = 'boş';
export const wasChangedSinceAndIsNow = (label: string, now: string) => `${label} sonradan değişmiş, şimdi ${now}.`;
