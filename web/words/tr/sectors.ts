export const whatWeDo = 'Neler yapıyoruz';
export const notFound = 'Sektör bulunamadı';
export const backToSectors = 'Sektörlere dön';
export const oftenAsked = 'Bu sektörde sık istenenler';
export const oftenAskedIn = (name: string) => `${name}: sık istenenler`;
export const seeSector = 'Sektörü inceleyin';
export const benefits = 'Faydalar';
export const applications = 'Uygulamalar';
