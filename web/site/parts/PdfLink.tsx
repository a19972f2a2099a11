import { PdfIcon } from '../../components/icons.tsx';
import { usePagePath } from './OriginProvider.tsx';

interface PdfLinkProps {
  href: string;
  children: string;
}

/** Leads to a file that the browser shows itself: it is no page of the site, so the router has no part in it. */
export function PdfLink({ href, children }: PdfLinkProps) {
  return (
    <a className="text-link" href={usePagePath()(href)} type="application/pdf">
      <PdfIcon />
      <span>{children}</span>
    </a>
  );
}
