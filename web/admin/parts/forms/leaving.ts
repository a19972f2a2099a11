import { createContext } from 'react';

/** A form or a dialog that may hold text that is not saved. */
export interface Guard {
  isUnsaved: () => boolean;
}

export interface Leaving {
  /** The guard that asks: of several, such as a dialog over a form, the one that came last. */
  asking: Guard | undefined;
  add: (guard: Guard) => () => void;
  stay: () => void;
  go: () => void;
}

/** A part outside the frame of the admin has no address to leave. */
export const LeavingContext = createContext<Leaving>({
  asking: undefined,
  add: () => () => undefined,
  stay: () => undefined,
  go: () => undefined,
});
