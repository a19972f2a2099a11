import { Button, MenuItem } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { RunRowFragment } from '../../../graphql/generated/operations.ts';
import { useDownload } from '../../parts/downloads/useDownload.ts';
import { ActionsMenu } from '../../parts/lists/ActionsMenu.tsx';
import { SheetPicker } from '../sheets/SheetPicker.tsx';
import type { Profile } from './setups.ts';

interface Props {
  profile: Profile;
  last: RunRowFragment | undefined;
  /** Takes a profile from a file. */
  onTake: () => void;
  onCopy: (profile: Profile) => void;
  onExport: (profile: Profile) => void;
  onDelete: (profile: Profile) => void;
}

/** What can be done with a profile of the list. */
export function ProfileActions({ profile, last, onCopy, onExport, onDelete, onTake }: Props) {
  const { id, name, setup } = profile;
  const isExport = setup.direction === 'EXPORT';
  const download = useDownload();
  const navigate = useNavigate();
  return (
    <>
      {last?.state === 'STOPPED' ? (
        <Button
          size="small"
          component={Link}
          to={`/admin/imports/runs/${last.id}`}
          aria-label={`Look at the run of ${name}`}
        >
          Look
        </Button>
      ) : isExport ? (
        <Button
          size="small"
          component="a"
          href={`/export/${encodeURIComponent(id)}`}
          download
          aria-label={`Download ${name}`}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => void download(event)}
        >
          Download
        </Button>
      ) : (
        <SheetPicker
          label={`Run ${name} now`}
          onChoose={(file) => void navigate(`/admin/imports/run/${id}`, { state: { file } })}
        >
          Run now
        </SheetPicker>
      )}
      <ActionsMenu name={name}>
        {(choose) => [
          <MenuItem key="edit" component={Link} to={`/admin/imports/profiles/${id}`} onClick={choose()}>
            Edit
          </MenuItem>,
          !isExport && (
            <MenuItem key="run" component={Link} to={`/admin/imports/run/${id}`} onClick={choose()}>
              Run now
            </MenuItem>
          ),
          last && (
            <MenuItem key="look" component={Link} to={`/admin/imports/runs/${last.id}`} onClick={choose()}>
              Look at the last run
            </MenuItem>
          ),
          <MenuItem key="copy" onClick={choose(() => onCopy(profile))}>
            Copy
          </MenuItem>,
          <MenuItem key="export" onClick={choose(() => onExport(profile))}>
            Export profile
          </MenuItem>,
          <MenuItem key="take" onClick={choose(onTake)}>
            Import a profile …
          </MenuItem>,
          <MenuItem key="delete" onClick={choose(() => onDelete(profile))}>
            Delete
          </MenuItem>,
        ]}
      </ActionsMenu>
    </>
  );
}
