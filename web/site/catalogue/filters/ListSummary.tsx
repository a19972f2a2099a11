interface ListSummaryProps {
  /** The count as a text: '1.240' or '2.000+'. */
  count: string;
  total: string;
  isNarrowed: boolean;
  /** Whether a list that is not narrowed is only read out. */
  isHeard: boolean;
  /** The kind that all of them are of, such as 'Rulman'; without it they are called products. */
  kind?: string | undefined;
}

/** Reads '12 rulman içinden 9 ürün'. */
export const ListSummary = ({ count, total, isNarrowed, isHeard, kind = 'Ürün' }: ListSummaryProps) => (
  <p
    className={isHeard && !isNarrowed ? 'visually-hidden' : 'list-summary'}
    data-narrowed={isNarrowed || undefined}
    role="status"
  >
    {isNarrowed && `${total} ${kind.toLocaleLowerCase('tr')} içinden `}
    <b>{count} ürün</b>
  </p>
);
