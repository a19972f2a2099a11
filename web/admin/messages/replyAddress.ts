import { fullDate } from '../texts/dates.ts';

/** Mail programs of Windows take no longer address than about 2,000 characters. */
const longestAddress = 1900;

interface Answered {
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: string;
}

/** Opens the mail program with the subject and the text quoted, as much of it as an address can hold. */
export function replyAddress({ name, email, subject, message, createdAt }: Answered) {
  // The address keeps its '@'; whatever else stands in it may not add a header.
  const start = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=`;
  const lines = ['', '', `${name} (${fullDate(createdAt)}):`, ...message.split(/\r?\n/).map((line) => `> ${line}`)];
  // By code points: half of one cannot be encoded.
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
