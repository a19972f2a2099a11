export const shareImage = 'Parçalarına ayrılmış motor grubu: elektrik motoru, kaplin, rulman, flanş ve dişli';

/** Ends the titles of all pages; one that is too long goes without it. */
export const companyPart = ' | {şirket}';
