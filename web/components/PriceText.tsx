import './PriceText.css';

const lira = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });

/** In lira. CSS sets the sign apart, so that the text has no space in it. */
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
