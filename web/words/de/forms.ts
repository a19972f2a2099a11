export const leaveEmpty = 'Lassen Sie dieses Feld leer';
export const privacy = 'Wie wir Ihre personenbezogenen Daten verarbeiten, lesen Sie {notice}.';
export const noticeOf = (version: string) => `in der Datenschutzerklärung (Fassung ${version})`;
export const notice = 'in der Datenschutzerklärung';
