import type { ReactNode } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';

/**
 * Text that the catalogue holds or a visitor wrote, within the words of the admin: it is read aloud in its own language.
 * Other elements say so by `lang={siteLanguage}`.
 */
export const Content = ({ children }: { children: ReactNode }) => <span lang={siteLanguage}>{children}</span>;
