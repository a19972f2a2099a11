import { fieldErrors } from '../../../graphql/fieldErrors.ts';

const notAllowed = 'You have no permission to do so. Please log in as admin.';
const reasons: Record<string, string> = {
  UNAUTHENTICATED: notAllowed,
  FORBIDDEN: notAllowed,
  CANCELED: 'The upload was canceled.',
  NETWORK: 'The connection was lost several times. Please check your connection and try again.',
  CHECKSUM_MISMATCH: 'The file arrived corrupted. Please try again.',
  QUOTA_EXCEEDED: 'The storage is full. Please contact your administrator.',
};

/** Returns the notice of an upload that failed or was canceled. `failed` is its beginning and ends with a space. */
export function uploadFailure(failed: string, error: unknown, canceled: boolean) {
  const { fields, general } = fieldErrors(error);
  const reason = reasons[canceled ? 'CANCELED' : (general?.code ?? '')] ?? general?.message ?? Object.values(fields)[0];
  return failed + (reason ?? '');
}
