import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { BackupRowFragment } from './backup.generated.ts';
import { useConfirmedLink } from '../../parts/downloads/useConfirmedLink.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/backup.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';

interface Props {
  backups: BackupRowFragment[];
  onRestore: (backup: BackupRowFragment) => void;
}

export function BackupTable({ backups, onRestore }: Props) {
  const confirmed = useConfirmedLink();
  return (
    <PlainList aria-label={words.backups}>
      {backups.map((backup) => {
        const { name, madeAt, isNightly, bytes, isEncrypted } = backup;
        return (
          <Box component="li" key={name} sx={rowLook}>
            <Box className="shrinks">
              <Typography className="strong">{fullDate(madeAt)}</Typography>
              <Quiet variant="caption">{name}</Quiet>
            </Box>
            <Box className="muted dense-type" sx={{ display: 'flex', gap: 2 }}>
              <span>{isNightly ? words.nightly : words.madeByHand}</span>
              <span>{fileSize(bytes)}</span>
              {isEncrypted && <LockOutlined titleAccess={words.encrypted} className="icon-20" />}
            </Box>
            <Stack direction="row" spacing={1}>
              {/* The browser itself downloads it: gigabytes would not fit into the memory of a page. */}
              <Button
                variant="outlined"
                size="small"
                component="a"
                href={`/admin/backups/${name}`}
                download={name}
                onClick={(event) => void confirmed(event)}
                startIcon={<DownloadOutlined />}
                aria-label={words.downloadTheBackupOf(fullDate(madeAt))}
              >
                {words.download}
              </Button>
              <Button
                variant="outlined"
                size="small"
                aria-label={words.restoreTheBackupOf(fullDate(madeAt))}
                onClick={() => onRestore(backup)}
              >
                {words.restore}
              </Button>
            </Stack>
          </Box>
        );
      })}
    </PlainList>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto auto' },
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: 3,
  rowGap: 1,
  p: '12px 20px',
  minHeight: 60,
  '& + &': { borderTop: 'var(--hairline)' },
};

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
const step = 1024;

/** Formats a size as '184 KB' or '1.2 GB'. */
function fileSize(bytes: number): string {
  const place = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const size = bytes / step ** place;
  return `${size < 10 && place > 0 ? size.toFixed(1) : Math.round(size)} ${units[place]}`;
}
