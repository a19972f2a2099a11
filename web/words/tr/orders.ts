export const onceMore = 'Yine mi gerekecek?';
export const linesAgain = (count: number) =>
  `Siparişinizdeki ${count} satır bugünkü fiyatlar ve yerine geçen ürünlerle teklif listenize konur; gönderene kadar bir şey istenmiş olmaz.`;
export const problem = 'Bir sorun mu var? Bu sayfadaki sipariş numarasını söyleyin: {phone}';
export const confirmation = 'Sipariş onayı';
export const acceptedOffer = (revision: string) => `Onaylanan teklif, ${revision}. sürüm`;
export const yourOrderOf = (number: string) => `Sizin siparişiniz ${number}`;
export const invoice = 'Fatura';
export const waybill = 'İrsaliye';
export const yourOrder = 'Sizin siparişiniz';
export const acceptedLines = 'Onaylanan satırlar';
export const lockedBy = (number: string) => `Kilitli: ${number}`;
export const deliveryTo = (place: string) => `Teslim yeri ${place}`;
export const orderNumber = 'Sipariş numarası';
export const copyOrderNumber = 'Sipariş numarasını kopyala';
export const yourNumber = 'Sizin numaranız';
export const acceptedBy = 'Onaylayan';
export const time = 'Zaman';
export const network = 'Ağ';
export const record = 'Onay kaydı';
export const digest = 'Belgenin özeti (SHA-256)';
export const stateOfOrder = 'Siparişin durumu';
export const buyerAccepted = (name: string) => `${name} onayladı.`;
export const cancelled = 'İptal edildi';
export const consignment = '{carrier}, gönderi numarası {number}';
export const isPlaced = 'Siparişiniz alındı';
export const isReady = 'Siparişiniz hazır';
export const isOnItsWay = 'Siparişiniz yolda';
export const isDelivered = 'Siparişiniz teslim edildi';
export const isCancelled = 'Siparişiniz iptal edildi';
export const stepAccepted = 'Onaylandı';
export const stepReady = 'Hazırlandı';
export const stepSent = 'Gönderildi';
export const stepDelivered = 'Teslim edildi';

export const parts = 'Sevkiyatlar';
export const part = (place: number, day: string) => `${place}. sevkiyat, ${day}`;
export const note = 'Sevk belgesi';
export const noteOf = (place: number) => `${place}. sevkiyatın sevk belgesi`;
export const waybillOf = (number: string) => `irsaliye ${number}`;
export const rowSent = (quantity: string) => `${quantity} gönderildi`;
export const rowOpen = (quantity: string) => `${quantity} kaldı`;
export const rowCancelled = (quantity: string, reason: string | null) =>
  reason ? `${quantity} iptal edildi: ${reason}` : `${quantity} iptal edildi`;
export const day = 'Gün';
export const way = 'Yol';
export const ways = {
  PHONE: 'Telefonla',
  WHATSAPP: 'WhatsApp ile',
  MAIL: 'E-postayla',
  PAPER: 'İmzalı belgeyle',
  VISIT: 'Yüz yüze',
};
