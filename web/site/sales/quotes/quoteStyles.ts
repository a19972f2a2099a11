import quotePageCss from './QuotePage.css?inline';
import quoteRowCss from './QuoteRow.css?inline';
import unknownLineCss from './UnknownLine.css?inline';
import pasteBoxCss from './PasteBox.css?inline';
import fileFieldCss from './FileField.css?inline';
import quoteFormCss from './QuoteForm.css?inline';
import suggestionsCss from './Suggestions.css?inline';
import keptEnquiriesCss from '../kept/KeptEnquiries.css?inline';

/** The styles of the pages about the quote list, which no other page needs. */
export const quoteStyles = [
  quotePageCss,
  quoteRowCss,
  unknownLineCss,
  pasteBoxCss,
  fileFieldCss,
  quoteFormCss,
  suggestionsCss,
  keptEnquiriesCss,
].join('');
