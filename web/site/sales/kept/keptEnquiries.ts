import { useMemo, useSyncExternalStore } from 'react';
import { parseStored, readStored, writeStored } from '../../../components/browserStorage.ts';

/** An enquiry that was sent from this browser; `path` is its private page. */
export interface KeptEnquiry {
  number: string;
  path: string;
  sentAt: string;
}

const key = 'vitrin.talepler';
const mostKept = 20;
const listeners = new Set<() => void>();

/** Anyone can write to the storage: only links to pages of enquiries count. */
function isKept(one: unknown): one is KeptEnquiry {
  const { number, path, sentAt } = Object(one) as Record<string, unknown>;
  return (
    typeof number === 'string' &&
    typeof path === 'string' &&
    /^\/teklif\/T-\d+-\d+\/[\w-]+$/.test(path) &&
    typeof sentAt === 'string' &&
    !Number.isNaN(Date.parse(sentAt))
  );
}

function parse(text: string | null): KeptEnquiry[] {
  const stored = parseStored(text);
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

function write(kept: KeptEnquiry[]) {
  writeStored('localStorage', key, kept.length > 0 ? JSON.stringify(kept) : null);
  for (const look of listeners) look();
}

/** Keeps the newest ones, so that the buyer finds the way back without a mail. */
export function keepEnquiry(sent: KeptEnquiry) {
  const others = parse(readStored('localStorage', key)).filter(({ path }) => path !== sent.path);
  write([sent, ...others].slice(0, mostKept));
}

/** Forgets them in this browser; the enquiries themselves stay. */
export const forgetEnquiries = () => write([]);

function follow(look: () => void) {
  listeners.add(look);
  return () => void listeners.delete(look);
}

/** Returns the enquiries sent from this browser, the latest first; none on the server and while its page is hydrated. */
export function useKeptEnquiries(): KeptEnquiry[] {
  const text = useSyncExternalStore(
    follow,
    () => readStored('localStorage', key),
    () => null,
  );
  return useMemo(() => parse(text), [text]);
}
