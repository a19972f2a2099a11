import { countText } from '../../../../common/text/locale.ts';
export const addSpec = 'Özellik ekle';
export const anotherAttribute = 'Başka özellik';
export const attribute = 'Özellik';
export const createAttribute = (name: string) => `“${name}” özelliğini oluştur`;
export const valuesOf = {
  OPTION: 'Değerleri: seçenekler. Özellikler ekranında değiştirilebilir.',
  NUMBER: 'Değerleri: sayı. Özellikler ekranında değiştirilebilir.',
  RANGE: 'Değerleri: aralık. Özellikler ekranında değiştirilebilir.',
  FLAG: 'Değerleri: evet ya da hayır. Özellikler ekranında değiştirilebilir.',
  TEXT: 'Değerleri: metin. Özellikler ekranında değiştirilebilir.',
};
export const valuesInUnit = {
  OPTION: (unit: string) => `Değerleri: seçenekler, birim ${unit}. Özellikler ekranında değiştirilebilir.`,
  NUMBER: (unit: string) => `Değerleri: sayı, birim ${unit}. Özellikler ekranında değiştirilebilir.`,
  RANGE: (unit: string) => `Değerleri: aralık, birim ${unit}. Özellikler ekranında değiştirilebilir.`,
  FLAG: (unit: string) => `Değerleri: evet ya da hayır, birim ${unit}. Özellikler ekranında değiştirilebilir.`,
  TEXT: (unit: string) => `Değerleri: metin, birim ${unit}. Özellikler ekranında değiştirilebilir.`,
};
export const requiredIn = (missingIn: string) => `“${missingIn}” türünde zorunlu.`;
export const addOptionTo = (option: string, name: string) => `“${option}” seçeneğini ekle: ${name}`;
export const useOption = (option: string) => `“${option}” kullan`;
export const useOptionFor = (option: string, name: string) => `“${option}” kullan: ${name}`;
export const key = 'temel';
export const missing = 'eksik';
export const addOption = (option: string) => `“${option}” seçeneğini ekle`;
export const removeName = (name: string) => `Kaldır: ${name}`;
export const specs = 'Teknik özellikler';
export const missingMissing = (missing: number) => `${countText(missing)} eksik`;
export const twoColumnsOfASpreadsheet =
  'Bir tablonun ad ve değer sütunları buraya yapıştırılabilir. Eksik özellik kaydetmeyi engellemez.';
export const empty = 'Boş';
export const correctTheMarkedSpecsFirst = 'Önce işaretli özellikleri düzeltin';
export const thereIsNoAttribute = (name: string) => `“${name}” adında özellik yok.`;
export const failedToUpdateAttributes = 'Özellikler güncellenemedi. Lütfen tekrar deneyin.';
export const attributeCreated = (name: string) => `“${name}” özelliği oluşturuldu`;
export const optionAddedTo = (option: string, name: string) => `“${option}” seçeneği eklendi: ${name}`;
