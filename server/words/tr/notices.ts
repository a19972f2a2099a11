// One line of a mail for each kind of notice: the mails of the site speak its language, the bell that of the office.

const about = (sentence: string, names: string[]) =>
  [sentence, names.slice(0, 3).join(', ')].filter(Boolean).join(': ');

export const enquiryReceived = (times: number, numbers: string[]) =>
  about(times === 1 ? 'Yeni talep' : `${times} yeni talep`, numbers);

export const messageReceived = (times: number, subject: string | undefined) =>
  times === 1 ? about('Yeni mesaj', subject ? [subject] : []) : `${times} yeni mesaj`;

export const spamSuspected = (times: number) =>
  times === 1 ? 'Olası istenmeyen iletiler arasında bekleyen var' : `Olası istenmeyen iletiler: ${times}`;

export const offerAccepted = (times: number, numbers: string[]) =>
  about(times === 1 ? 'Teklif onaylandı' : `${times} teklif onaylandı`, numbers);

const answers = {
  CHANGE: 'Teklifte değişiklik istendi',
  DECLINE: 'Teklif reddedildi',
  RENEWAL: 'Teklifin yenilenmesi istendi',
  QUESTION: 'Bir talebin sayfasında soru soruldu',
};

export const offerAnswered = (times: number, kind: keyof typeof answers | undefined, numbers: string[]) =>
  about(times === 1 ? (kind ? answers[kind] : 'Teklife yanıt') : `Tekliflere ${times} yanıt`, numbers);

export const planDone = (name: string, isBack: boolean) =>
  isBack ? `Planın dönüşü yapıldı: ${name}` : `Plan uygulandı: ${name}`;

export const planStopped = (name: string) => `Plan durdu, hiçbir şey değişmedi: ${name}`;

export const importStopped = (name: string) => `İçe aktarma durdu, hiçbir şey değişmedi: ${name}`;
export const importFailed = (name: string) => `İçe aktarma başarısız oldu: ${name}`;
export const importDone = (name: string) => `İçe aktarma tamamlandı: ${name}`;

export const backupFailed = () => 'Gece yedeği alınamadı';

export const mailFailed = (times: number) =>
  times === 1 ? 'Bir e-posta gönderilemedi' : `${times} e-posta gönderilemedi`;

export const healthWorsened = (more: number) => `Katalogda ${more} yeni eksik bulundu`;

export const keyEnding = (name: string, days: number) =>
  days === 0 ? `${name} anahtarının süresi şimdi doldu` : `${name} anahtarının süresi ${days} gün içinde doluyor`;

export const webhookOff = (name: string) => `${name} web kancası kapatıldı`;

export const rateStopped = (currency: string) => `${currency} kuru %5’ten fazla değişti, onay bekliyor`;
export const rateOld = (currency: string) => `${currency} için yeni kur gelmedi`;
