export const contents = 'İçindekiler';
export const scrollTable = 'Tablonun tamamını görmek için yana kaydırın.';
export const notice = 'Aydınlatma metni';
