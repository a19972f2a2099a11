const smallNumbers = ['Sıfır', 'Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi', 'Sekiz', 'Dokuz'];

/** Writes a small number as the first word of a sentence. */
export const numberWord = (number: number) => smallNumbers[number] ?? String(number);

/** Names some of the things, and counts those of `all` that it leaves out. */
export function someOf(names: string[], all: number) {
  const shown = names.slice(0, 3);
  const others = all - shown.length;
  if (others > 0) return `${shown.join(', ')} ve ${others} tane daha`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ve ${shown.at(-1)}`;
}
