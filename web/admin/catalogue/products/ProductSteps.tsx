import { useApolloClient } from '@apollo/client/react';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { IconButton } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { ProductListDocument } from '../../../graphql/generated/operations.ts';
import { texts } from '../../parts/texts/texts.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import type { ProductPage } from './useProductList.ts';

interface Props {
  id: string;
  page: ProductPage;
  /** `search` names the page of the list that has the product. */
  onStep: (id: string, search: string) => void;
}

/** Buttons to the products before and after this one in the list, also across its pages. */
export function ProductSteps({ id, page: { list, variables, query }, onStep }: Props) {
  const client = useApolloClient();
  const notify = useNotify();
  const [params] = useSearchParams();
  const { nodes = [], pageInfo } = query.data?.products ?? {};
  const place = nodes.findIndex((node) => node.id === id);
  if (place < 0) return null;
  const [before, after] = [nodes[place - 1], nodes[place + 1]];
  const nextCursor = pageInfo?.hasNextPage ? pageInfo.endCursor : null;

  function open(id: string | undefined, trail: string[]) {
    const search = new URLSearchParams(params);
    search.delete('after');
    if (trail.length > 0) search.set('after', trail.join('.'));
    if (id !== undefined) onStep(id, String(search));
  }

  async function turn(trail: string[], end: 0 | -1) {
    try {
      const { data } = await client.query({
        query: ProductListDocument,
        variables: { ...variables, after: trail.at(-1) },
      });
      open(data?.products.nodes.at(end)?.id, trail);
    } catch (error) {
      notify.failure(texts.load.failed, error);
    }
  }

  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Previous product"
        disabled={!before && list.page === 0}
        onClick={() => (before ? open(before.id, list.trail) : void turn(list.trail.slice(0, -1), -1))}
      >
        <ChevronLeftOutlined />
      </IconButton>
      <IconButton
        color="inherit"
        aria-label="Next product"
        disabled={!after && nextCursor == null}
        onClick={() => (after ? open(after.id, list.trail) : void turn([...list.trail, nextCursor ?? ''], 0))}
      >
        <ChevronRightOutlined />
      </IconButton>
    </>
  );
}
