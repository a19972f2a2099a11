import { useArrangeViewsMutation, ViewListDocument, type ShownViewFragment } from './views.generated.ts';
import { useNotify } from '../toasts/useNotify.ts';
import type { Views } from '../lists/useViews.ts';
import * as words from '../../../words/admin/en/views.ts';

type Placed = Pick<ShownViewFragment, 'id' | 'pinned' | 'isStart'>;

/** Stores the order, the pins and the start of the views, for the person alone. Returns whether that succeeded. */
export function useArrange({ list }: Pick<Views, 'list'>) {
  const notify = useNotify();
  const [arrange] = useArrangeViewsMutation({
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: ViewListDocument, variables: { list }, data: { views: data.views } }),
  });
  return async (placed: Placed[]) => {
    const idsOf = (views: Placed[]) => views.map(({ id }) => id);
    const pinned = idsOf(placed.filter((view) => view.pinned));
    const start = placed.find(({ isStart }) => isStart)?.id;
    try {
      await arrange({ variables: { list, order: idsOf(placed), pinned, start } });
      return true;
    } catch (error) {
      notify.failure(words.theViewsCouldNotBeArranged, error);
      return false;
    }
  };
}
