import sectionStyles from '../../../components/SectionDrawing.css?inline';
import quotePageCss from './QuotePage.css?inline';
import quoteRowCss from './QuoteRow.css?inline';
import lastRowCss from './LastRow.css?inline';
import listBoxesCss from './ListBoxes.css?inline';
import pasteBoxCss from './PasteBox.css?inline';
import quoteFormCss from './QuoteForm.css?inline';
import lineSheetCss from '../lines/LineSheet.css?inline';
import narrowSheetCss from '../lines/NarrowSheet.css?inline';
import footButtonCss from '../lines/FootButton.css?inline';
import fileFieldCss from '../attachments/FileField.css?inline';
import attachFieldCss from '../attachments/AttachField.css?inline';
import keptEnquiriesCss from '../kept/KeptEnquiries.css?inline';
import enquiryThumbCss from '../kept/EnquiryThumb.css?inline';

/** The styles of the pages about the quote list, which no other page needs. */
export const quoteStyles = [
  sectionStyles,
  enquiryThumbCss,
  lineSheetCss,
  narrowSheetCss,
  footButtonCss,
  quotePageCss,
  quoteRowCss,
  lastRowCss,
  listBoxesCss,
  pasteBoxCss,
  quoteFormCss,
  fileFieldCss,
  attachFieldCss,
  keptEnquiriesCss,
].join('');
