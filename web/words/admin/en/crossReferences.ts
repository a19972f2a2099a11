/** The words of the codes of other makers. */

export const codePlace = (place: number) => `Code ${place}`;
export const maker = 'Maker';
export const asBuyersNameIt = 'As buyers name it';
export const code = 'Code';
export const asTheMakerWritesIt = 'As the maker writes it';
export const thisProductAndThatPart = 'This product and that part';
export const comparedOn = 'Compared on';
export const source = 'Source';
export const visitorsDoNotSeeIt = 'Visitors do not see it';
export const note = 'Note';

export const addCode = 'Add code';

export const theyAreWrittenSkf62042rshFag = 'They are written SKF > 6204-2RSH | FAG > 6204.';

export const atMost100CodesOfOtherMakers = 'At most 100 codes of other makers.';
export const none = 'None';
