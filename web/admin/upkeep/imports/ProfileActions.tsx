import { Button, MenuItem } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as words from '../../../words/admin/en/importProfiles.ts';
import type { RunRowFragment } from './imports.generated.ts';
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
          aria-label={words.lookAtTheRunOf(name)}
        >
          {words.look}
        </Button>
      ) : isExport ? (
        <Button
          size="small"
          component="a"
          href={`/export/${encodeURIComponent(id)}`}
          download
          aria-label={words.downloadNamed(name)}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => void download(event)}
        >
          {words.download}
        </Button>
      ) : (
        <SheetPicker
          label={words.runNamedNow(name)}
          onChoose={(file) => void navigate(`/admin/imports/run/${id}`, { state: { file } })}
        >
          {words.runNow}
        </SheetPicker>
      )}
      <ActionsMenu name={name}>
        {(choose) => [
          <MenuItem key="edit" component={Link} to={`/admin/imports/profiles/${id}`} onClick={choose()}>
            {words.edit}
          </MenuItem>,
          !isExport && (
            <MenuItem key="run" component={Link} to={`/admin/imports/run/${id}`} onClick={choose()}>
              {words.runNow}
            </MenuItem>
          ),
          last && (
            <MenuItem key="look" component={Link} to={`/admin/imports/runs/${last.id}`} onClick={choose()}>
              {words.lookAtTheLastRun}
            </MenuItem>
          ),
          <MenuItem key="copy" onClick={choose(() => onCopy(profile))}>
            {words.copy}
          </MenuItem>,
          <MenuItem key="export" onClick={choose(() => onExport(profile))}>
            {words.exportProfile}
          </MenuItem>,
          <MenuItem key="take" onClick={choose(onTake)}>
            {words.importAProfile}
          </MenuItem>,
          <MenuItem key="delete" onClick={choose(() => onDelete(profile))}>
            {words.deleteWord}
          </MenuItem>,
        ]}
      </ActionsMenu>
    </>
  );
}
