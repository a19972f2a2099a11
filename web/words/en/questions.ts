/** The words of questions on the page of an enquiry. */

export const heading = 'Ask us';
export const asked = 'Your questions';
export const received = 'Your question has reached us. We will get back to you as soon as possible.';
export const yourQuestion = 'Your question';
export const file = 'File';
export const fileFits = '(optional; PDF, JPG, PNG, STEP or DXF, 10 MB)';
export const chooseFile = 'Choose a file';
export const send = 'Send the Question';
