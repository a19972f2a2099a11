import type { Token } from './tokens.ts';

/** Nouns that look like a verb. */
const nouns = /^(?:silindir|demir|bakir|nitrur|cinkonitrur)$/;

const finite =
  /(?:[dt][iu]r|[ae]bilir|[iu][ln][iu]r|[ae]n[iu]r|^(?:gelir|verir|alir|olur|yapar|tasir|eder|edilir|saglar|calisir|var|uygun|evet|icindir))$/;

/** Tells whether a folded word can end a clause that affirms: 'kullanılır', 'uygundur', 'çeliktir', 'var'. */
export const isPredicate = (word: string) => finite.test(word) && !nouns.test(word);

/** Verbs by which a text advises what to take. */
const advice =
  /^(?:kullan[iu]n(?:[iu]z)?|kullan[iu]lmal[iu](?:d[iu]r)?|kullan[iu]lmas[iu]|sec[iu]n(?:[iu]z)?|sec[iu]lmel[iu](?:d[iu]r)?|isteyin(?:[iu]z)?|oneril[iu]r|onerilmekted[iu]r)$/;
const adviceOfTwo = /^(?:tercih|tavsiye)$/;
const made = /^ed(?:in|iniz|ilir|ilmel[iu](?:d[iu]r)?)$/;

/** Behind these a product is advised itself: 'yatay konumda kullanılmalıdır', 'ısınan miller için önerilir'. */
const ofItself =
  /(?:[dt][ae]|[ae]r[ae]|y?l[ae]|^(?:icin|olarak|birlikte|once|sonra|uzere|gore|kadar|ayrica|sadece|yalniz|yalnizca|mutlaka|ozellikle|dikkatli|duzenli|sik|sikca|genellikle))$/;

/** Tells whether a clause that ends here advises another product: 'dış ortamda paslanmaz tip kullanılmalıdır'. */
export function pointsAway(clause: Token[], next: string): boolean {
  const [word = '', advised = ''] = [clause.at(-1)?.text, clause.at(-2)?.text];
  const isAdvice = advice.test(word) || (adviceOfTwo.test(word) && made.test(next));
  return isAdvice && clause.length > 2 && !ofItself.test(advised);
}

/** A denial alone, such as the value 'Yok', denies nothing. */
export const isTelling = (range: string) => /\s/.test(range.trim());
