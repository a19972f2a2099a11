import type { ApolloClient } from '@apollo/client';
import { mostAttachments } from '../../../../common/offers/visitorLimits.ts';
import { AddEnquiryAttachmentDocument } from '../quotes/quotes.generated.ts';
import { attachedIn, refusalIn, tooMany, type Attached, type Refused } from './attachedFiles.ts';

export interface Taken {
  attached: Attached[];
  refused: Refused[];
}

/**
 * Reads the files of a form: those that were taken before, and those that come with it, which happens only without
 * scripts. The server keeps what it takes, so that a form with a mistake loses no file.
 */
export async function takeFiles(client: ApolloClient, form: FormData): Promise<Taken> {
  const attached = attachedIn(form).filter(({ id }) => id !== form.get('detach'));
  const refused: Refused[] = [];
  for (const file of form.getAll('files')) {
    if (typeof file === 'string' || file.name === '') continue;
    const { name, size: byteSize } = file;
    if (attached.length >= mostAttachments) {
      refused.push({ name, byteSize, ...tooMany });
      continue;
    }
    try {
      const { data } = await client.mutate({ mutation: AddEnquiryAttachmentDocument, variables: { file } });
      if (data) attached.push(data.addEnquiryAttachment);
    } catch (error) {
      refused.push({ name, byteSize, ...refusalIn(error) });
    }
  }
  return { attached, refused };
}
