export const contents = 'Inhalt';
export const scrollTable = 'Scrollen Sie seitlich, um die ganze Tabelle zu sehen.';
export const notice = 'Datenschutzerklärung';
