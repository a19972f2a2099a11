export const shareImage = 'Exploded view of a drive: electric motor, coupling, bearing, flange and gear';

/** Ends the titles of all pages; one that is too long goes without it. */
export const companyPart = ' | {şirket}';
