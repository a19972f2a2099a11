import { Divider, MenuItem } from '@mui/material';
import type { ShownViewFragment } from './views.generated.ts';
import { ActionsMenu } from '../lists/ActionsMenu.tsx';
import * as words from '../../../words/admin/en/views.ts';
import { useArrange } from './useArrange.ts';
import type { Views } from '../lists/useViews.ts';

/** More views than these would not fit above the list; the API refuses them. */
const mostPinned = 10;

interface Props {
  views: Views;
  view: ShownViewFragment;
  onChange: () => void;
  onDelete: () => void;
  /** Receives what a screen reader says about the new place. */
  onMoved: (where: string) => void;
}

/** What one can do with the open view. A move leaves the menu open, so that the next one is one more press of Enter. */
export function ViewMenu({ views: { nodes, title, list }, view, onChange, onDelete, onMoved }: Props) {
  const arrange = useArrange({ list });
  const group = nodes.filter(({ pinned }) => pinned === view.pinned);
  const place = group.findIndex(({ id }) => id === view.id);
  const isFull = nodes.filter(({ pinned }) => pinned).length >= mostPinned;
  const withThis = (changes: Partial<ShownViewFragment>) =>
    nodes.map((one) => (one.id === view.id ? { ...one, ...changes } : one));

  async function move(by: -1 | 1) {
    const other = group[place + by];
    if (!other) return;
    const swapped = nodes.map((one) => (one.id === view.id ? other : one.id === other.id ? view : one));
    if (await arrange(swapped)) onMoved(words.isNumberOf(view.name, place + by + 1, group.length));
  }

  return (
    <ActionsMenu name={view.name}>
      {(choose) => [
        <MenuItem key="change" onClick={choose(onChange)}>
          {words.renameShare}
        </MenuItem>,
        <MenuItem
          key="start"
          onClick={choose(
            () => void arrange(nodes.map((one) => ({ ...one, isStart: one.id === view.id && !view.isStart }))),
          )}
        >
          {view.isStart ? words.noLongerOpenWithIt(title) : words.openWithIt(title)}
        </MenuItem>,
        <MenuItem
          key="pin"
          disabled={!view.pinned && isFull}
          onClick={choose(() => void arrange(withThis({ pinned: !view.pinned })))}
        >
          {view.pinned ? words.moveToMore : isFull ? words.pinArePinned(mostPinned) : words.pinAboveTheList}
        </MenuItem>,
        <MenuItem key="earlier" aria-disabled={place === 0} sx={dim} onClick={() => void move(-1)}>
          {words.moveEarlier}
        </MenuItem>,
        <MenuItem key="later" aria-disabled={place === group.length - 1} sx={dim} onClick={() => void move(1)}>
          {words.moveLater}
        </MenuItem>,
        <Divider key="line" />,
        <MenuItem key="delete" onClick={choose(onDelete)}>
          {words.removeMenu}
        </MenuItem>,
      ]}
    </ActionsMenu>
  );
}

/** At either end an item keeps the focus, which a disabled one would lose. */
const dim = { '&[aria-disabled=true]': { color: 'text.secondary' } };
