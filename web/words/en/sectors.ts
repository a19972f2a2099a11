export const whatWeDo = 'What we do';
export const notFound = 'Sector not found';
export const backToSectors = 'Back to sectors';
export const oftenAsked = 'Often requested in this sector';
export const oftenAskedIn = (name: string) => `${name}: often requested`;
export const seeSector = 'See the sector';
export const benefits = 'Benefits';
export const applications = 'Applications';
