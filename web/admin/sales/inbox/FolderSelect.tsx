import { useNavigate } from 'react-router-dom';
import { useInboxCountsQuery } from './inbox.generated.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import * as words from '../../../words/admin/en/inbox.ts';
import { folderOfPlace, folders, placeAddress, type Place } from './folders.ts';

/** Chooses a folder, and beside it what of the folder is shown. Each says how many wait there. */
export function FolderSelect(place: Place) {
  const navigate = useNavigate();
  const { data } = useInboxCountsQuery();
  const open = folderOfPlace(place);
  const counted = (label: string, count: (typeof folders)[number]['count']) => {
    const total = count ? (data?.[count].totalCount ?? 0) : 0;
    return total > 0 ? `${label} (${total})` : label;
  };
  return (
    <>
      <FilterSelect
        label={words.show}
        value={open?.name ?? ''}
        options={folders.map(({ name, label, count }) => ({ value: name, label: counted(label, count) }))}
        onChoose={(name) => {
          const folder = folders.find((one) => one.name === name);
          if (folder) void navigate(folder.address);
        }}
        head
      />
      {open && open.parts.length > 0 && (
        <FilterSelect
          label={words.narrowDown}
          value={placeAddress(place)}
          options={open.parts.map((part) => ({ value: placeAddress(part), label: counted(part.label, part.count) }))}
          onChoose={(address) => void navigate(address)}
          beside
        />
      )}
    </>
  );
}
