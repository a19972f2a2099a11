export const drawingOrPhoto = 'Zeichnung oder Foto';
export const whatFits = 'PDF, JPG, PNG, STEP oder DXF; höchstens 5 Dateien mit je bis zu 10 MB.';
export const withoutScripts =
  'Je Sendung gehen insgesamt 10 MB; weitere Dateien fügen Sie mit „Dateien hinzufügen“ in mehreren Schritten an.';
export const addFile = 'Datei hinzufügen';
export const addFiles = 'Dateien hinzufügen';
export const sending = 'Dateien werden übertragen …';
export const added = (count: number) => (count === 1 ? '1 Datei hinzugefügt.' : `${count} Dateien hinzugefügt.`);
export const remove = (name: string) => `${name}: entfernen`;
export const isSending = (name: string) => `${name}: wird übertragen`;
export const tryAgain = 'Erneut versuchen';
export const tooMany = 'Höchstens 5 Dateien sind möglich; diese wurde nicht hinzugefügt.';
export const tooLarge = 'Eine Datei darf höchstens 10 MB groß sein.';
export const tooOften = 'In kurzer Zeit wurden zu viele Dateien gesendet. Bitte versuchen Sie es später erneut.';
export const notSent =
  'Die Datei konnte nicht gesendet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.';
