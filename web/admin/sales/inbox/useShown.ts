import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useNarrow } from '../../parts/page/useNarrow.ts';

/**
 * Returns the open entry: the one in the address, or the first of the list where there is room for both. The latter
 * stays open when others arrive above it.
 */
export function useShown(nodes: { id: string }[]) {
  const { id } = useParams();
  const narrow = useNarrow();
  const [first, setFirst] = useState(nodes[0]?.id);
  const open = nodes.some((node) => node.id === first) ? first : nodes[0]?.id;
  if (open !== first) setFirst(open);
  return id ?? (narrow ? undefined : open);
}
