// One line of a mail for each kind of notice, where the site speaks German.

const about = (sentence: string, names: string[]) =>
  [sentence, names.slice(0, 3).join(', ')].filter(Boolean).join(': ');

export const enquiryReceived = (times: number, numbers: string[]) =>
  about(times === 1 ? 'Neue Anfrage' : `${times} neue Anfragen`, numbers);

export const messageReceived = (times: number, subject: string | undefined) =>
  times === 1 ? about('Neue Nachricht', subject ? [subject] : []) : `${times} neue Nachrichten`;

export const spamSuspected = (times: number) =>
  times === 1 ? 'Ein möglicher Spam wartet' : `Mögliche Spam-Nachrichten: ${times}`;

export const offerAccepted = (times: number, numbers: string[]) =>
  about(times === 1 ? 'Angebot angenommen' : `${times} Angebote angenommen`, numbers);

const answers = {
  CHANGE: 'Änderung eines Angebots gewünscht',
  DECLINE: 'Angebot abgelehnt',
  RENEWAL: 'Neues Angebot angefordert',
  QUESTION: 'Frage auf der Seite einer Anfrage',
};

export const offerAnswered = (times: number, kind: keyof typeof answers | undefined, numbers: string[]) =>
  about(times === 1 ? (kind ? answers[kind] : 'Antwort auf ein Angebot') : `${times} Antworten auf Angebote`, numbers);

export const planDone = (name: string, isBack: boolean) =>
  isBack ? `Der Plan wurde zurückgenommen: ${name}` : `Der Plan wurde ausgeführt: ${name}`;

export const planStopped = (name: string) => `Der Plan hielt an, nichts wurde geändert: ${name}`;

export const importStopped = (name: string) => `Der Import hielt an, nichts wurde geändert: ${name}`;
export const importFailed = (name: string) => `Der Import ist fehlgeschlagen: ${name}`;
export const importDone = (name: string) => `Der Import ist fertig: ${name}`;

export const backupFailed = () => 'Die nächtliche Sicherung ist fehlgeschlagen';

export const mailFailed = (times: number) =>
  times === 1 ? 'Eine E-Mail konnte nicht gesendet werden' : `${times} E-Mails konnten nicht gesendet werden`;

export const healthWorsened = (more: number) => `Im Katalog fehlen ${more} weitere Angaben`;

export const keyEnding = (name: string, days: number) =>
  days === 0
    ? `Der Schlüssel ${name} ist gerade abgelaufen`
    : `Der Schlüssel ${name} läuft in ${days} ${days === 1 ? 'Tag' : 'Tagen'} ab`;

export const webhookOff = (name: string) => `Der Webhook ${name} wurde abgeschaltet`;

export const rateStopped = (currency: string) =>
  `Der Kurs für ${currency} änderte sich um mehr als 5 % und wartet auf Freigabe`;
export const rateOld = (currency: string) => `Für ${currency} kam kein neuer Kurs`;
