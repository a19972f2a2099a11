import { lowerCase } from '../../../common/text/locale.ts';

// The particle of a Turkish question follows the last vowel that is said: '6204 mü' (dört), '6206 mı' (altı), 'rulman mı'.

type Particle = 'mı' | 'mi' | 'mu' | 'mü';

const afterVowel: Record<string, Particle> = {
  ...{ a: 'mı', â: 'mı', ı: 'mı', e: 'mi', i: 'mi', î: 'mi' },
  ...{ o: 'mu', u: 'mu', û: 'mu', ö: 'mü', ü: 'mü' },
};

const digits = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];
const thousands = ['bin', 'milyon', 'milyar', 'trilyon'];

/** Returns the word with which a number ends when it is read aloud. */
function endOfNumber(number: string): string {
  const [, zeros = ''] = /(?<!0)(0*)$/.exec(number) ?? [];
  const last = Number(number.at(-1 - zeros.length) ?? 0);
  if (last === 0 || zeros.length === 0) return digits[last] ?? '';
  if (zeros.length === 1) return tens[last] ?? '';
  return zeros.length === 2 ? 'yüz' : (thousands[Math.floor(zeros.length / 3) - 1] ?? '');
}

/** Units after a number are read in full. */
const units: Record<string, string> = {
  ...{ v: 'volt', w: 'vat', kw: 'kilovat', a: 'amper', ma: 'miliamper', hz: 'hertz', kg: 'kilogram', hp: 'beygir' },
  ...{ '"': 'inç', '%': 'yüzde', '°': 'derece', ø: 'çap' },
};

/** The letters whose names do not end in e, and those whose names are vowels. */
const letterNames: Record<string, string> = { o: 'o', u: 'u', ö: 'ö', ü: 'ü', a: 'a', ı: 'ı', q: 'kü' };

/** In these loan words the particle is softer than the last vowel. */
const soft = /(?:kontrol|petrol|alkol|rol|metal|terminal|sinyal|mineral|normal|saat)$/;

const vowel = /[aâeıiîoöuûü]/g;
const lastVowel = (word: string) => word.match(vowel)?.at(-1) ?? 'e';

/** Returns the particle after a word that is read as one. */
function afterWord(word: string): Particle {
  const particle = afterVowel[lastVowel(word)] ?? 'mi';
  if (!soft.test(word)) return particle;
  return particle === 'mu' ? 'mü' : 'mi';
}

/** Returns 'mı', 'mi', 'mu' or 'mü', as it follows a word, a number or a code that is read aloud: '6204 mü', '6204-2RS mi'. */
export function questionAfter(text: string): Particle {
  const parts = [...lowerCase(text).matchAll(/[1-9]\d{0,2}(?:\.\d{3})+(?!\d)|\d+|\p{L}+|["%°ø]/gu)];
  const [last, before] = [parts.at(-1), parts.at(-2)];
  if (!last) return 'mi';
  const [said] = last;
  if (/\d/.test(said)) return afterWord(endOfNumber(said.replaceAll('.', '')));
  const isAfterNumber = before !== undefined && /\d$/.test(before[0]);
  const unit = isAfterNumber ? units[said] : undefined;
  if (unit) return afterWord(unit);
  // A suffix of a code, and a word that cannot be said, are spelled: 2RS ends with 'se'.
  const isAttached = isAfterNumber && before.index + before[0].length === last.index;
  const isSpelled = said.length <= 1 || isAttached || said.search(vowel) < 0;
  return isSpelled ? afterWord(letterNames[said.at(-1) ?? ''] ?? 'e') : afterWord(said);
}

/** Asks whether another search was meant, which stands at `{meant}`. */
export const didYouMean = (meant: string) => `{meant} ${questionAfter(meant)} demek istediniz?`;
