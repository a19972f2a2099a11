import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Select } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { useInboxCountsQuery } from './inbox.generated.ts';
import * as words from '../../../words/admin/en/inbox.ts';
import { folderAddress, folderGroups, type Place } from './folders.ts';

/** Replaces the list of folders on narrow screens. */
export function FolderSelect({ kind, folder }: Place) {
  const navigate = useNavigate();
  const { data } = useInboxCountsQuery();
  const counted = (label: string, count = 0) => (count > 0 ? `${label} (${count})` : label);
  return (
    <Select
      native
      size="small"
      value={`${kind}:${folder}`}
      IconComponent={ExpandMoreOutlined}
      onChange={({ target }) => {
        const [chosen, value = ''] = target.value.split(':');
        const group = folderGroups.find((one) => one.kind === chosen);
        if (group) void navigate(folderAddress(group.path, value));
      }}
      slotProps={{ input: { 'aria-label': words.show } }}
      sx={{ flex: '1 1 130px', maxWidth: { sm: 220 }, minWidth: 0, fontSize: { md: 15 } }}
    >
      {folderGroups.map((group) => (
        <optgroup key={group.kind} label={group.title}>
          {group.folders.map(({ value, label, alone = label, count }) => (
            <option key={value} value={`${group.kind}:${value}`}>
              {counted(alone, count && data?.[count].totalCount)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
