/** The words of the pictures of a product. */

export const picturePlace = (place: number) => `picture ${place}`;
export const thisImageWasNotUploaded = 'This image was not uploaded. Choose it again.';
export const whatItShowsInTurkish = 'What it shows, in Turkish';
export const alternativeTextOf = (name: string) => `Alternative text of ${name}`;
export const makeFirstNamed = (name: string) => `Make first: ${name}`;
export const makeFirst = 'Make first';

export const mustBeAtMost200Characters = 'Must be at most 200 characters';
export const none = 'None';
