/** States what becomes of something that a key has opened. */
type Fate = 'stays' | 'ends' | 'ends in a day' | 'stays as far as it may';

type Ends = {
  /** Requests with the key. */
  requests: Fate;
  /** Open sockets, with their subscriptions. A socket reads with the rights that it was opened with, so that it closes when one of them is gone. */
  sockets: Fate;
  /** Files that are sent to the profiles of the key, or fetched from them. */
  files: Fate;
  /** Webhooks to addresses that the key entered: they are switched off, and hold what happens, until an owner takes them over. */
  webhooks: Fate;
};

const over: Ends = { requests: 'ends', sockets: 'ends', files: 'ends', webhooks: 'ends' };
const narrower: Ends = {
  requests: 'stays as far as it may',
  sockets: 'ends',
  files: 'stays',
  webhooks: 'stays as far as it may',
};

/**
 * This table says what each event ends of what a key has opened. Nothing of it is removed by the event: each use asks for the rights
 * that there are then, by `whoAsks`, `worksUntil`, `profileUser` and `maySend`, and a socket learns of it by the commit.
 */
export const keyEndings = {
  'the key is revoked': over,
  'the key has reached its end': over,
  'the key is rotated': {
    requests: 'ends in a day',
    sockets: 'ends in a day',
    files: 'ends in a day',
    webhooks: 'stays',
  },
  'a scope is taken away': narrower,
  'its addresses name others alone': { requests: 'ends', sockets: 'ends', files: 'ends', webhooks: 'stays' },
  'a profile is taken away': { requests: 'stays', sockets: 'stays', files: 'ends', webhooks: 'stays' },
  'its maker is no owner any more': { ...narrower, files: 'stays as far as it may', webhooks: 'ends' },
  'its maker is suspended': over,
  'its maker is removed': over,
} satisfies Record<string, Ends>;

export type KeyEnding = keyof typeof keyEndings;

/**
 * These are secrets without a person or a key behind them: they belong to what they open, and end with it. The table names where
 * each one ends.
 */
export const secretEndings = {
  'the key of a profile': 'ends when another one is made, when it is removed, and with the profile',
  'the sign-in of an import profile': 'ends when the scheme, host or port of the address changes, and with the profile',
  'the secret of a webhook':
    'signs for one more day after a rotation; ends at once when the scheme, host or port of the address changes, and with the webhook',
  'a preview link': 'ends at its date, when it is withdrawn, and while the person who made it may make none',
  'the link of an enquiry': 'ends with the enquiry, at the latest when it is erased',
  'a shared quote list': 'ends at its date',
} as const;
