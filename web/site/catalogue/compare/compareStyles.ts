import { sectionStyles } from '../sections/sectionStyles.ts';
import compareHeadCss from './CompareHead.css?inline';
import compareLettersCss from './CompareLetters.css?inline';
import compareNarrowCss from './CompareNarrow.css?inline';
import compareOrderCss from './CompareOrder.css?inline';
import compareOverlayCss from './CompareOverlay.css?inline';
import compareSummaryCss from './CompareSummary.css?inline';
import compareTableCss from './CompareTable.css?inline';

/** The styles of the comparison, which no other page needs. The narrow ones override those of the table. */
export const compareStyles = [
  sectionStyles,
  compareOrderCss,
  compareOverlayCss,
  compareSummaryCss,
  compareHeadCss,
  compareTableCss,
  compareNarrowCss,
  compareLettersCss,
].join('');
