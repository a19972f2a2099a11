export const picturePlace = (place: number) => `resim ${place}`;
export const thisImageWasNotUploaded = 'Bu resim yüklenmedi. Yeniden seçin.';
export const whatItShowsInTurkish = 'Ne gösterdiği, Türkçe';
export const alternativeTextOf = (name: string) => `Alternatif metin: ${name}`;
export const makeFirstNamed = (name: string) => `İlk sıraya al: ${name}`;
export const makeFirst = 'İlk sıraya al';
export const mustBeAtMost200Characters = 'En çok 200 karakter olmalı';
export const none = 'Yok';
