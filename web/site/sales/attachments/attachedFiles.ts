import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import * as words from '../../../words/tr/attachments.ts';

/** A file that the server has and no enquiry has claimed yet. */
export interface Attached {
  id: string;
  name: string;
  byteSize: number;
}

/** Why a file was not taken: the server's code, and a sentence to show beside its name. */
export interface Refusal {
  code: string;
  text: string;
}

/** A file that was not taken. */
export type Refused = Refusal & Pick<Attached, 'name' | 'byteSize'>;

export const tooMany: Refusal = {
  code: 'BAD_USER_INPUT',
  text: words.tooMany,
};
export const tooLarge: Refusal = { code: 'PAYLOAD_TOO_LARGE', text: words.tooLarge };

/** The server says these in Turkish. */
const said = ['UNSUPPORTED_MEDIA_TYPE', 'INCOMPLETE_FILE', 'EMPTY_FILE', 'PAYLOAD_TOO_LARGE', 'QUOTA_EXCEEDED'];

/** After these the same file may be taken. */
export const canRetry = ({ code }: Refusal) => ![...said, tooMany.code].includes(code);

export function refusalOf(code: string, message: string): Refusal {
  if (said.includes(code)) return { code, text: message };
  if (code === 'RATE_LIMITED') return { code, text: words.tooOften };
  return { code, text: words.notSent };
}

export function refusalIn(error: unknown): Refusal {
  const { general } = fieldErrors(error);
  return refusalOf(general?.code ?? 'NETWORK', general?.message ?? '');
}

/** The hidden field of a form that names a file; it says enough to show the file again without asking for it. */
export const fieldOf = ({ id, byteSize, name }: Attached) => `${id}:${byteSize}:${name}`;

/** Reads the files that the hidden fields of a form name. */
export const attachedIn = (form: FormData): Attached[] =>
  form.getAll('attachment').flatMap((field) => {
    const [, id, size, name] = /^([^:]+):(\d+):(.+)$/s.exec(typeof field === 'string' ? field : '') ?? [];
    return id && name ? [{ id, name, byteSize: Number(size) }] : [];
  });
