import { plural } from './locale.ts';

/** The words of personal data. */

export const recordsErasedForGood = (erasePersonalData: number) =>
  plural(erasePersonalData, {
    one: `${erasePersonalData} record erased for good`,
    other: `${erasePersonalData} records erased for good`,
  });
export const failedToErase = 'Failed to erase. Nothing was erased. Please try again.';
export const eraseForGood = 'Erase for good';
export const recordsWillBeErasedWithNotes = (count: number) =>
  plural(count, {
    one: `${count} record will be erased, with notes, offers and mails that are not sent yet.`,
    other: `${count} records will be erased, with notes, offers and mails that are not sent yet.`,
  });
export const erase = 'Erase';
export const thisCannotBeUndone =
  'This cannot be undone. Only backups that were made before still have it. The audit log records that it was done, but not whose data it was.';
export const typeToConfirm = (contact: string) => `Type ${contact} to confirm`;

export const mailOrPhone = 'E-mail or phone';
export const asThePersonWroteItCapital = 'As the person wrote it: capital letters, spaces and +90 do not matter.';
export const enterAnEMailAddressOrAPhone = 'Enter an e-mail address or a phone number';
export const find = 'Find';

export const nothingIsKept = 'Nothing is kept';
export const noMessageAndNoEnquiryNames = (contact: string) => `No message and no enquiry names ${contact}.`;
export const recordsFoundChosen = (found: number, chosen: number) =>
  plural(found, { one: `${found} record found, ${chosen} chosen`, other: `${found} records found, ${chosen} chosen` });
export const keptOfThisPerson = 'Kept of this person';
export const exportForThePerson = 'Export for the person';
export const exportAsJson = 'Export as JSON';

export const personalData = 'Personal data';
export const forPeopleWhoAskWhichData =
  'For people who ask which data you keep about them, or ask you to erase it (KVKK). Messages and enquiries are searched, with notes and offers, also in the bin. Backups keep what they hold until they are deleted: after a restore, this page lists what has to be erased again.';
export const failedToSearch = 'Failed to search. Please try again.';

export const sorts = { MESSAGE: 'Message', ENQUIRY: 'Enquiry', ORDER: 'Order' };
export const withOffers = (offerCount: number) =>
  plural(offerCount, { one: `with ${offerCount} offer`, other: `with ${offerCount} offers` });
export const inTheBin = 'in the bin';
export const staysWhenThePersonIsErased = 'stays when the person is erased, without the person';
export const sentBy = 'Sent by {name}';
export const namesThisContact = 'Names this contact; sent by {name}';

export const recordsErasedAgain = (repeatErasures: number) =>
  plural(repeatErasures, {
    one: `${repeatErasures} record erased for good`,
    other: `${repeatErasures} records erased for good`,
  });
export const erasedAfterThisBackupWasMade = 'Erased after this backup was made';
export const theRestoredBackupStillHad =
  'The restored backup still had personal data that was erased since. It is on the site again:';
export const recordsErased = (count: number, date: string) =>
  plural(count, { one: `${count} record, erased on ${date}`, other: `${count} records, erased on ${date}` });
export const recordsErasedBy = (count: number, date: string, name: string) =>
  plural(count, {
    one: `${count} record, erased on ${date} by ${name}`,
    other: `${count} records, erased on ${date} by ${name}`,
  });
export const eraseAgain = 'Erase again';

export const theFileIsSaved = 'The file is saved. The audit log says that it was made.';
export const failedToExport = 'Failed to export. Please try again.';

export const privacyNotice = 'Privacy notice';
export const languagesOfNotice = 'Languages of the privacy notice';
