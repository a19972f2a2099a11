import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import * as words from '../../../words/admin/en/inputs.ts';

const notAllowed = words.youHaveNoPermissionToDoSo;
const reasons: Record<string, string> = {
  UNAUTHENTICATED: notAllowed,
  FORBIDDEN: notAllowed,
  CANCELED: words.theUploadWasCanceled,
  NETWORK: words.theConnectionWasLostSeveral,
  CHECKSUM_MISMATCH: words.theFileArrivedCorrupted,
  QUOTA_EXCEEDED: words.theStorageIsFull,
};

/** Returns the notice of an upload that failed or was canceled. `failed` is its first sentence. */
export function uploadFailure(failed: string, error: unknown, canceled: boolean) {
  const { fields, general } = fieldErrors(error);
  const reason = reasons[canceled ? 'CANCELED' : (general?.code ?? '')] ?? general?.message ?? Object.values(fields)[0];
  return [failed.trim(), reason].filter(Boolean).join(' ');
}
