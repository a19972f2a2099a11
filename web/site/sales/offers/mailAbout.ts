import type { Offer } from './offer.ts';

const letters = {
  accept: {
    subject: (number: string) => `${number} numaralı teklifi onaylıyorum`,
    text: (number: string) =>
      `${number} numaralı teklifi koşullarıyla onaylıyorum.\n\nAd soyad:\nGöreviniz:\nSipariş numaranız (isteğe bağlı):\n`,
  },
  change: {
    subject: (number: string) => `${number} numaralı teklifte değişiklik`,
    text: (number: string) => `${number} numaralı teklifte şu satırların değişmesini istiyorum:\n\n`,
  },
  renew: {
    subject: (number: string) => `${number} numaralı teklifin yenilenmesi`,
    text: (number: string) => `${number} numaralı teklifin süresi doldu; güncel fiyatla yenilenmesini istiyorum.\n`,
  },
};

/** Returns the address of a letter to the company that the buyer's own mail program opens, with the offer's number in it. */
export function mailAbout(email: string, { number }: Pick<Offer, 'number'>, purpose: keyof typeof letters) {
  const { subject, text } = letters[purpose];
  return `mailto:${email}?subject=${encodeURIComponent(subject(number))}&body=${encodeURIComponent(text(number))}`;
}
