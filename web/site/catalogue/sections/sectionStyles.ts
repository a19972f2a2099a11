import css from '../../../components/SectionDrawing.css?inline';

/** The styles of a drawing, which only the pages that show one need. */
export const sectionStyles = css;

const letterForm = /^[\p{L}\p{N}]{1,3}$/u;

/**
 * Lets a row and its dimension light each other, also without scripts. A rule for each letter is all that a browser needs, so
 * they are written for the letters of the page.
 */
export const lightingOf = (letters: string[]) =>
  letters
    .filter((letter) => letterForm.test(letter))
    .map(
      (letter) =>
        `.product-detail:has([data-letter="${letter}"]:is(:hover,:focus-within,[data-pinned])) [data-measure="${letter}"],` +
        `.product-detail [data-measure="${letter}"]:hover{--dim:var(--dim-lit);--dim-width:2.5px;--value:inline;--letter:none}` +
        `.product-detail:has([data-measure="${letter}"]:hover) [data-letter="${letter}"]` +
        `{--measure-box:var(--badge);--measure-box-text:var(--badge-text);--measure-line:2.5px}`,
    )
    .join('');
