import sectionCss from '../../../components/SectionDrawing.css?inline';
import finderCss from './MeasureFinder.css?inline';

/** The styles of the search by measures, which two pages have. */
export const measureStyles = [sectionCss, finderCss].join('');

/** Pointing at a field, or typing in it, lights the dimension of its letter; CSS can compare no letters by itself. */
export const litStyles = (letters: string[]) =>
  letters
    .map((letter) => {
      const name = quoted(letter);
      return `.measure-finder:has([data-letter=${name}]:is(:hover,:focus-within)) [data-measure=${name}]`;
    })
    .join()
    .concat('{--dim:var(--mui-palette-line-dim);--dim-width:2.5px}');

/** Letters are letters and digits; anything else is left out of the style. */
const quoted = (letter: string) => `"${letter.replaceAll(/[^\p{L}\p{N}]/gu, '')}"`;
