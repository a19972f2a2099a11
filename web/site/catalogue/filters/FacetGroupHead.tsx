import { CodeText } from '../../parts/CodeText.tsx';
import './FacetGroup.css';

interface FacetGroupHeadProps {
  name: string;
  count: number | null;
}

/** Names the filters that follow: those of one kind, with its number of products, or what several kinds share. */
export const FacetGroupHead = ({ name, count }: FacetGroupHeadProps) => (
  <h3 className="facet-group-head">
    <CodeText text={name} />
    {count !== null && (
      <span>
        {count.toLocaleString('tr')} <span className="visually-hidden">ürün</span>
      </span>
    )}
  </h3>
);
