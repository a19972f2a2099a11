import { useLocation, useMatch, useNavigate } from 'react-router-dom';

const listPath = '/admin/products';

/** The state of an address that was reached from the list, so that closing goes back there. */
interface Reached {
  fromList?: true;
  /** The name of the button that led here from another product, which is loaded then. */
  by?: string;
  /** The id of the product of which a copy is being added. */
  copyOf?: string;
}

/** Tells whether a page of this site stands before this one in the history of the browser, as the router counts them. */
const hasBefore = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/**
 * Opens products by their addresses, which keep the filters of the list behind them. Back closes the product, and so
 * does closing it lead back.
 */
export function useProductAddress() {
  const id = useMatch(`${listPath}/:id`)?.params.id;
  const location = useLocation();
  const { search } = location;
  const state = location.state as Reached | null;
  const navigate = useNavigate();
  const to = (id: string) => `${listPath}/${encodeURIComponent(id)}`;
  return {
    id,
    by: state?.by,
    copyOf: id === undefined ? state?.copyOf : undefined,
    open: (id: string) =>
      void navigate(
        { pathname: to(id), search },
        { state: { fromList: true } satisfies Reached, preventScrollReset: true },
      ),
    /** Opens another product in place of this one; `on` are the filters and the page of the list that has it. */
    step: (id: string, on: string, by: string) =>
      void navigate(
        { pathname: to(id), search: on },
        { state: { ...state, by } satisfies Reached, replace: true, preventScrollReset: true },
      ),
    /** Opens the form with a copy of a product, in place of the product if that is open. */
    copy: (copyOf: string) =>
      void navigate(
        { pathname: listPath, search },
        {
          state: { ...(id === undefined ? { fromList: true } : state), copyOf } satisfies Reached,
          replace: id !== undefined,
          preventScrollReset: true,
        },
      ),
    /** Leads back to where one came from: the list as it was, or another screen, such as one whose palette was used. */
    close: () =>
      void (state?.fromList || hasBefore()
        ? navigate(-1)
        : navigate({ pathname: listPath, search }, { replace: true, preventScrollReset: true })),
  };
}
