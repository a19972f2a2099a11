import { seeded } from '../../../server/testing/random/dice.ts';

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');

/** Makes `count` searches as visitors type them: names cut short, some without Turkish letters, in capitals, or mistyped. */
export function typed(names: string[], count: number) {
  const random = seeded(7);
  const pick = (length: number) => Math.floor(random() * length);
  return Array.from({ length: count }, () => {
    const words = (names[pick(names.length)] ?? '').split(' ');
    const from = random() < 0.7 ? 0 : pick(words.length);
    const text = words.slice(from, from + 1 + pick(3)).join(' ');
    const cut = text.slice(0, Math.max(2, Math.ceil(text.length * (0.2 + 0.8 * random())))).trim();
    const way = random();
    if (way < 0.2) return plain(cut);
    if (way < 0.3) return cut.toLocaleUpperCase('tr');
    if (way < 0.4 && cut.length > 5) return swapped(cut, 1 + pick(cut.length - 3));
    return cut.toLocaleLowerCase('tr');
  });
}

const swapped = (text: string, at: number) =>
  text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
