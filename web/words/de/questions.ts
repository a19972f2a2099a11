/** The words of questions on the page of an enquiry. */

export const heading = 'Fragen Sie uns';
export const asked = 'Ihre Fragen';
export const received = 'Ihre Frage ist eingegangen. Wir melden uns so bald wie möglich.';
export const yourQuestion = 'Ihre Frage';
export const file = 'Datei';
export const fileFits = '(optional; PDF, JPG, PNG, STEP oder DXF, 10 MB)';
export const chooseFile = 'Datei auswählen';
export const send = 'Frage senden';
