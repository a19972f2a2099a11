// The headings of files that people of the office save, and the words in their cells.

const orderHeadings = [
  ...['Number', 'Accepted', 'State', 'Offer', 'Own number', 'Company', 'Name', 'E-mail', 'Delivery place'],
  ...['Carrier', 'Consignment', 'Line', 'Code', 'Product', 'Note', 'Asked code', 'Quantity', 'Unit', 'Price'],
  ...['Price quantity', 'Discount', 'KDV', 'Net'],
  ...['Invoiced to', 'Tax scheme', 'Tax number', 'Tax office', 'Street', 'Building', 'Neighbourhood', 'District'],
  ...['City', 'Postcode', 'Country', 'Invoice e-mail', 'Invoice number', 'ETTN', 'Waybill number', 'Currency'],
];
const enquiryHeadings = [
  ...['Number', 'Received', 'State', 'Name', 'Company', 'E-mail', 'Telephone', 'Delivery place', 'Message'],
  ...['Code', 'Product', 'Quantity', 'Unit', 'Note', 'Asked code'],
];

/** `codes` are the columns that a spreadsheet must take for text. */
export const orders = {
  columns: orderHeadings,
  codes: [
    ...['Own number', 'Consignment', 'Code', 'Product', 'Asked code', 'Tax number', 'Building', 'Postcode'],
    ...['Invoice number', 'ETTN', 'Waybill number'],
  ],
};

export const enquiries = {
  columns: enquiryHeadings,
  codes: ['Code', 'Product', 'Asked code'],
  worded: ['State'],
  states: { NEW: 'New', IN_PROGRESS: 'In progress', OFFERED: 'Offered', WON: 'Won', LOST: 'Lost' },
};

export const messages = {
  columns: ['Received', 'Status', 'Name', 'Company', 'E-mail', 'Subject', 'Message'],
  worded: ['Status'],
  statuses: { new: 'New', read: 'Read', replied: 'Replied' },
};

export const searchedWords = {
  columns: [
    ...['Word', 'Searches', 'Found nothing', 'Found one product', 'Found 2 to 19', 'Found 20 or more'],
    ...['Products opened', 'Last in'],
  ],
  codes: ['Word'],
};

export const audit = { columns: ['Time (UTC)', 'Event', 'Admin', 'About'] };
