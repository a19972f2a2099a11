export const contents = 'Contents';
export const scrollTable = 'Scroll sideways to see the whole table.';
export const notice = 'Privacy notice';
