import { isElsewhere } from '../../../components/texts.ts';
import { onlyInTurkish } from '../../paths.ts';
import { answerRequired } from './answer.ts';

/**
 * Does what `answerRequired` does for the page of a thing, which is the Turkish one where the language leads there. The server has led
 * there before it renders; a browser loads the page as another site's, since its scripts are those of another language.
 */
export function answerInLanguage(type: 'Product' | 'Category', loaded: { id: string } | null | undefined) {
  const isLed = typeof window === 'object' && loaded && isElsewhere(type, loaded.id);
  const path = isLed ? onlyInTurkish(type, loaded.id) : undefined;
  if (path === undefined) return answerRequired(loaded);
  // oxlint-disable-next-line typescript/only-throw-error -- how a loader leads elsewhere
  throw new Response(null, { status: 302, headers: { Location: window.location.origin + path } });
}
