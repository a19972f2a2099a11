interface ListSummaryProps {
  /** '1.240' or '2.000+'. */
  count: string;
  total: number;
  isNarrowed: boolean;
  /** What all of them are, 'Rulman'; without it products. */
  kind?: string | undefined;
}

/** '12 rulman içinden 9 ürün'. */
export const ListSummary = ({ count, total, isNarrowed, kind = 'Ürün' }: ListSummaryProps) => (
  <p className="list-summary" role="status">
    {isNarrowed && `${total.toLocaleString('tr')} ${kind.toLocaleLowerCase('tr')} içinden `}
    <b>{count} ürün</b>
  </p>
);
