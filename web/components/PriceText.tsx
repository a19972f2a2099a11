import './PriceText.css';

const lira = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });

/** In lira, with KDV. The sign is set apart by a hair, without a space in the text. */
export function PriceText({ price }: { price: number | null }) {
  if (price === null) return <span className="price-on-request">Fiyat için iletişime geçin</span>;
  return (
    <span className="price">
      {lira
        .formatToParts(price)
        .map(({ type, value }, index) => (type === 'currency' ? <span key={index}>{value}</span> : value))}
    </span>
  );
}
