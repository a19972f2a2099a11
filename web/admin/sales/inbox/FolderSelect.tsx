import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Select } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { useInboxCountsQuery } from './inbox.generated.ts';
import * as words from '../../../words/admin/en/inbox.ts';
import { folderOfPlace, folders, placeAddress, type Place } from './folders.ts';

interface Choice {
  value: string;
  label: string;
}

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
      <Chosen
        label={words.show}
        value={open?.name ?? ''}
        choices={folders.map(({ name, label, count }) => ({ value: name, label: counted(label, count) }))}
        onChoose={(name) => {
          const folder = folders.find((one) => one.name === name);
          if (folder) void navigate(folder.address);
        }}
        isMain
      />
      {open && open.parts.length > 0 && (
        <Chosen
          label={words.narrowDown}
          value={placeAddress(place)}
          choices={open.parts.map((part) => ({ value: placeAddress(part), label: counted(part.label, part.count) }))}
          onChoose={(address) => void navigate(address)}
        />
      )}
    </>
  );
}

interface Props {
  label: string;
  value: string;
  choices: Choice[];
  /** It says which folder is open, as a heading does. */
  isMain?: boolean;
  onChoose: (value: string) => void;
}

const Chosen = ({ label, value, choices, isMain = false, onChoose }: Props) => (
  <Select
    native
    size="small"
    value={value}
    IconComponent={ExpandMoreOutlined}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ input: { 'aria-label': label } }}
    sx={{
      flex: isMain ? '1 1 120px' : '0 1 104px',
      minWidth: 0,
      minHeight: { md: 40 },
      fontSize: { md: isMain ? 15 : 14 },
      fontWeight: isMain ? 600 : 400,
      '& select': { pl: 1.25 },
    }}
  >
    {choices.map((one) => (
      <option key={one.value} value={one.value}>
        {one.label}
      </option>
    ))}
  </Select>
);
