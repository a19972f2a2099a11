import quotePageCss from './QuotePage.css?inline';
import quoteRowCss from './QuoteRow.css?inline';
import unknownLineCss from './UnknownLine.css?inline';
import quickRowsCss from './QuickRows.css?inline';
import listTabsCss from './ListTabs.css?inline';
import listBoxesCss from './ListBoxes.css?inline';
import pasteBoxCss from './PasteBox.css?inline';
import fileFieldCss from './FileField.css?inline';
import quoteFormCss from './QuoteForm.css?inline';
import attachFieldCss from '../attachments/AttachField.css?inline';
import suggestionsCss from './Suggestions.css?inline';
import goesWithCss from './GoesWith.css?inline';
import keptEnquiriesCss from '../kept/KeptEnquiries.css?inline';

/** The styles of the pages about the quote list, which no other page needs. */
export const quoteStyles = [
  quotePageCss,
  quoteRowCss,
  unknownLineCss,
  quickRowsCss,
  listTabsCss,
  listBoxesCss,
  pasteBoxCss,
  fileFieldCss,
  quoteFormCss,
  attachFieldCss,
  suggestionsCss,
  goesWithCss,
  keptEnquiriesCss,
].join('');
