import { ServerError, ServerParseError } from '@apollo/client/errors';
import { createClient } from '../../../graphql/client.ts';
import { fetchWithProgress } from '../../../graphql/fetchWithProgress.ts';
import { AddEnquiryAttachmentDocument } from '../quotes/quotes.generated.ts';
import { uploadLink } from '../../../graphql/uploadLink.ts';
import { refusalIn, refusalOf, tooLarge, type Attached, type Refusal } from './attachedFiles.ts';

interface Following {
  signal: AbortSignal;
  /** Receives how much has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends one file from the browser. It never rejects. */
export async function sendAttachment(file: File, { signal, onProgress }: Following): Promise<Attached | Refusal> {
  const fetching = fetchWithProgress((sent, all) => onProgress(sent / all), signal);
  const client = createClient({ link: uploadLink({ fetch: fetching }) });
  try {
    const { data } = await client.mutate({ mutation: AddEnquiryAttachmentDocument, variables: { file } });
    return data?.addEnquiryAttachment ?? refusalOf('NETWORK', '');
  } catch (error) {
    return isTooLarge(error) ? tooLarge : refusalIn(error);
  }
}

/** A proxy may refuse a file before the server sees it, in its own words. */
const isTooLarge = (error: unknown) =>
  (ServerError.is(error) || ServerParseError.is(error)) && error.statusCode === 413;
