import { countText } from '../../../../common/text/locale.ts';
export const inThePlan = '{plan} planında, {when}';
export const andMorePlans = (count: number) => `ve ${countText(count)} plan daha`;
export const hasItOpen = (names: string[]) =>
  names.length > 1
    ? `Şu an açık olduğu kişiler: ${names.slice(0, -1).join(', ')} ve ${names.at(-1) ?? ''}`
    : `Şu an açık olduğu kişi: ${names[0] ?? ''}`;
export const inOpenOffers = (count: number) => `${countText(count)} açık teklifte`;
export const withNumbers = (text: string, numbers: string[]) => `${text}: ${numbers.join(', ')}`;
export const offersKeepIt = 'Tekliflerdeki satırlar kalır. Alıcılar yine onaylayabilir.';
export const inNamedPlan = (name: string, when: string) => `“${name}” planında, ${when}`;
