export const onceMore = 'Need the same again?';
export const linesAgain = (count: number) =>
  `The ${count === 1 ? 'line' : `${count} lines`} of your order go into your quote list with today’s prices and superseding products; nothing is requested until you send it.`;
export const problem = 'Is there a problem? Give us the order number on this page: {phone}';
export const confirmation = 'Order confirmation';
export const acceptedOffer = (revision: string) => `Accepted offer, version ${revision}`;
export const yourOrderOf = (number: string) => `Your order ${number}`;
export const invoice = 'Invoice';
export const waybill = 'Delivery note';
export const yourOrder = 'Your order';
export const acceptedLines = 'Accepted lines';
export const lockedBy = (number: string) => `Locked: ${number}`;
export const deliveryTo = (place: string) => `Delivery to ${place}`;
export const orderNumber = 'Order number';
export const copyOrderNumber = 'Copy the order number';
export const yourNumber = 'Your number';
export const acceptedBy = 'Accepted by';
export const time = 'Time';
export const network = 'Network';
export const record = 'Record of acceptance';
export const digest = 'Checksum of the document (SHA-256)';
export const stateOfOrder = 'Order status';
export const buyerAccepted = (name: string) => `Accepted by ${name}.`;
export const cancelled = 'Cancelled';
export const consignment = '{carrier}, tracking number {number}';
export const isPlaced = 'Your order has been received';
export const isReady = 'Your order is ready';
export const isOnItsWay = 'Your order is on its way';
export const isDelivered = 'Your order has been delivered';
export const isCancelled = 'Your order has been cancelled';
export const stepAccepted = 'Accepted';
export const stepReady = 'Ready';
export const stepSent = 'Sent';
export const stepDelivered = 'Delivered';

export const parts = 'Shipments';
export const part = (place: number, day: string) => `Shipment ${place}, ${day}`;
export const note = 'Packing slip';
export const noteOf = (place: number) => `Packing slip of shipment ${place}`;
export const waybillOf = (number: string) => `delivery note ${number}`;
export const rowSent = (quantity: string) => `${quantity} sent`;
export const rowOpen = (quantity: string) => `${quantity} left`;
export const rowCancelled = (quantity: string, reason: string | null) =>
  reason ? `${quantity} cancelled: ${reason}` : `${quantity} cancelled`;
export const day = 'Date';
export const way = 'Channel';
export const ways = {
  PHONE: 'By phone',
  WHATSAPP: 'By WhatsApp',
  MAIL: 'By e-mail',
  PAPER: 'By signed document',
  VISIT: 'In person',
};
