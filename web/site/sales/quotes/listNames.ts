import { mostLists } from '../../../../common/offers/visitorLimits.ts';

/** A list without a name is the one that every browser begins with. */
export const nameOf = ({ name }: { name: string | null }) => name ?? 'Teklif listesi';

const counts = ['Sıfır', 'Bir', 'İki', 'Üç', 'Dört'];

export const listsText = (count: number) =>
  count >= mostLists ? 'Beş liste doldu.' : `${counts[count] ?? count} liste, en çok beş; bu tarayıcıda durur.`;
