import { turkishDate } from '../../parts/texts/dates.ts';

/** Mail programs on Windows accept addresses of up to about 2,000 characters. */
const longestAddress = 1900;

interface Answered {
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: string;
}

/** Returns a `mailto:` address with the subject, the sender's signature and as much of the quoted text as fits. */
export function replyAddress({ name, email, subject, message, createdAt }: Answered, signature = '') {
  // The address is encoded, so that nothing in it can add a header. Mail programs expect a plain '@'.
  const start = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=`;
  const lines = [
    '',
    '',
    ...(signature ? [...signature.split(/\r?\n/), '', ''] : []),
    `${name}, ${turkishDate(createdAt)} tarihinde yazdı:`,
    ...message.split(/\r?\n/).map((line) => `> ${line}`),
  ];
  // The text is cut by code points, since half of a surrogate pair cannot be encoded.
  const text = [...lines.join('\r\n')];
  let length = 0;
  let cut = 0;
  for (const sign of text) {
    length += encodeURIComponent(sign).length;
    if (start.length + length > longestAddress) break;
    cut++;
  }
  const shown = text.slice(0, cut).join('');
  return start + encodeURIComponent(cut < text.length ? `${shown}…` : shown);
}
