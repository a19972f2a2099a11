import sectionStyles from '../../../components/SectionDrawing.css?inline';
import enquiryPageCss from './EnquiryPage.css?inline';
import enquirySentPageCss from './EnquirySentPage.css?inline';
import enquiryNumberCss from './EnquiryNumber.css?inline';
import enquiryListCss from './EnquiryList.css?inline';
import questionsCss from '../questions/Questions.css?inline';
import keepLinkCss from './KeepLink.css?inline';
import enquiryThumbCss from '../kept/EnquiryThumb.css?inline';
import lineSheetCss from '../lines/LineSheet.css?inline';
import narrowSheetCss from '../lines/NarrowSheet.css?inline';
import footButtonCss from '../lines/FootButton.css?inline';
import fileFieldCss from '../attachments/FileField.css?inline';
import offerLinesCss from '../offers/OfferLines.css?inline';
import offerReceivedCss from '../offers/OfferReceived.css?inline';
import offerDecisionCss from '../offers/OfferDecision.css?inline';
import orderPageCss from '../orders/OrderPage.css?inline';
import orderDocumentsCss from '../orders/OrderDocuments.css?inline';
import offerAnswerCss from '../offers/OfferAnswer.css?inline';
import offerLifeCss from '../offers/OfferLife.css?inline';

/** The styles of the pages about an enquiry, which no other page needs. */
export const enquiryStyles = [
  sectionStyles,
  enquiryPageCss,
  enquirySentPageCss,
  enquiryNumberCss,
  enquiryListCss,
  questionsCss,
  keepLinkCss,
  enquiryThumbCss,
  lineSheetCss,
  narrowSheetCss,
  footButtonCss,
  fileFieldCss,
  offerLinesCss,
  offerReceivedCss,
  offerDecisionCss,
  offerAnswerCss,
  offerLifeCss,
  orderPageCss,
  orderDocumentsCss,
].join('');
