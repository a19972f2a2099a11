import { expect, test } from 'vitest';
import { affirmedIn, readDenials } from './denials.ts';

const words = (text: string) => text.replaceAll(/[\s.,;:()]+/g, ' ').trim();

test.each([
  ['Suda kullanılır, buhar için uygun değildir.', 'Suda kullanılır', 'buhar için uygun değildir'],
  ['Buhar, kızgın su ve asit için uygun değildir.', '', 'Buhar kızgın su ve asit için uygun değildir'],
  ['Buhar (kızgın su) için önerilmez; su içindir.', 'su içindir', 'Buhar kızgın su için önerilmez'],
  ['Buhar, asit vb. için kullanılmamalıdır.', '', 'Buhar asit vb için kullanılmamalıdır'],
  ['Su için uygun ama buhar için değil', 'Su için uygun', 'ama buhar için değil'],
  ['Kesme için değil, taşlama içindir.', 'taşlama içindir', 'Kesme için değil'],
  ['Buhara uygun: Hayır', '', 'Buhara uygun Hayır'],
  ['Uygun değildir: buhar, asit.', '', 'Uygun değildir buhar asit'],
  ['Buhar hariç tüm akışkanlar içindir.', 'tüm akışkanlar içindir', 'Buhar hariç'],
  ['Buhar dışında her akışkan, bina dışında', 'her akışkan bina dışında', 'Buhar dışında'],
  ['Ne buhar ne de asit için uygundur.', '', 'Ne buhar ne de asit için uygundur'],
  ['Buhar kullanımı yasaktır; suyla çalışır.', 'suyla çalışır', 'Buhar kullanımı yasaktır'],
  ['Asit ve buhara karşı dayanıksızdır.', '', 'Asit ve buhara karşı dayanıksızdır'],
  ['HDPE kabuklu, deliği olmayan baret.', 'HDPE kabuklu baret', 'deliği olmayan'],
  ['Uç haç bilemeli olduğundan punta gerektirmez.', 'Uç haç bilemeli olduğundan', 'punta gerektirmez'],
  ['Buhar için bunun yerine çelik vana kullanın.', '', 'Buhar için bunun yerine çelik vana kullanın'],
  ['İç ortam içindir; dış ortamda A4 tip kullanılmalıdır.', 'İç ortam içindir', 'dış ortamda A4 tip kullanılmalıdır'],
  ['Metal conta yerine PTFE conta sunulmuştur.', 'PTFE conta sunulmuştur', 'Metal conta yerine'],
  // These affirm.
  ['ISO 4017 karşılığıyla birbirinin yerine kullanılır.', 'ISO 4017 karşılığıyla birbirinin yerine kullanılır', ''],
  ['Paslanmaz, geri döndürmez vana; yatay konumda kullanılmalıdır.', undefined, ''],
  ['Su almaz kutu, ısınan miller için önerilir.', undefined, ''],
])('%j is read by what it affirms and denies', (text, affirms, denies) => {
  const { affirmed, denied } = readDenials(text);
  expect([words(affirmed), words(denied)]).toEqual([affirms ?? words(text), denies]);
});

test('a denied word is remembered unless the text affirms it elsewhere, and so is what a product is without', () => {
  const text = 'Yağsız pompa. Temiz su içindir; buhar ve kızgın su için değildir.';
  const { lacks } = affirmedIn('Pompa', text);
  expect(lacks).toEqual(expect.arrayContaining(['buhar', 'kizgin', 'yag']));
  expect(lacks).not.toContain('su');
});
