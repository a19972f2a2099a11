/** The words of questions on the page of an enquiry. */

export const heading = 'Bize sorun';
export const asked = 'Sorduklarınız';
export const received = 'Sorunuz bize ulaştı. En kısa sürede döneriz.';
export const yourQuestion = 'Sorunuz';
export const file = 'Dosya';
export const fileFits = '(isteğe bağlı; PDF, JPG, PNG, STEP ya da DXF, 10 MB)';
export const chooseFile = 'Dosya seçin';
export const send = 'Soruyu Gönder';
