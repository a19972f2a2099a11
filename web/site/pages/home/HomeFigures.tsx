import { useHomeMore } from './useHomeMore.ts';

const names = { products: 'ürün', kinds: 'ürün türü', families: 'ürün ailesi', documents: 'belge' } as const;

/** Counts of what the catalogue really holds; what it has none of is not boasted of. */
export function HomeFigures() {
  const more = useHomeMore();
  if (!more) return null;
  const figures = Object.entries(names).flatMap(([key, name]) => {
    const count = more.catalogueFigures[key as keyof typeof names];
    return count > 0 ? [{ name, count }] : [];
  });
  return (
    <dl className="home-figures container">
      {figures.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count.toLocaleString('tr')}</dd>
        </div>
      ))}
    </dl>
  );
}
