import { createContext } from 'react';

/** The spec whose field one is in, which the drawing beside the form lights. */
export const LitSpec = createContext<{ lit: string | undefined; light: (attributeId: string) => void }>({
  lit: undefined,
  light: () => undefined,
});
