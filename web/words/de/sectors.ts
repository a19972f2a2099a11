export const whatWeDo = 'Was wir tun';
export const notFound = 'Branche nicht gefunden';
export const backToSectors = 'Zurück zu den Branchen';
export const oftenAsked = 'In dieser Branche oft gefragt';
export const oftenAskedIn = (name: string) => `${name}: oft gefragt`;
export const seeSector = 'Branche ansehen';
export const benefits = 'Vorteile';
export const applications = 'Anwendungen';
