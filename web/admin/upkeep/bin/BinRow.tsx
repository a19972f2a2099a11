import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import { Box, Button, Checkbox, IconButton, Link, Typography, type SvgIcon } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { Picture } from '../../../components/Picture.tsx';
import type { BinQuery } from './bin.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { usePersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/bin.ts';
import { useBinned } from './useBin.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

interface Props {
  entry: BinQuery['bin']['nodes'][number];
  /** Other entries of the list have a picture, so all names leave room for one. */
  withPicture: boolean;
  busy: boolean;
  isSelected: boolean;
  onSelect: () => void;
  onBringBack: () => void;
  onErase: () => void;
}

/** Shows a deleted entry, the person who deleted it, and until when it can be restored. */
export const BinRow = ({ entry, withPicture, busy, isSelected, onSelect, onBringBack, onErase }: Props) => {
  const { entity, name, admin, deletedAt, expiresAt } = entry;
  const nameOf = usePersonName();
  const kind = useBinned().find((one) => one.entity === entity);
  return (
    <Box className="row wraps apart" component="li" sx={rowLook}>
      <Box className="shrinks" sx={{ display: 'flex', gap: 1.5 }}>
        <Checkbox
          checked={isSelected}
          onChange={onSelect}
          slotProps={{ input: { 'aria-label': words.selectName(name) } }}
          sx={{ alignSelf: 'flex-start', ml: -1.25, mt: -0.5 }}
        />
        {withPicture && <Thumb entry={entry} Icon={kind?.Icon} />}
        <Box className="shrinks">
          <Typography variant="body2" lang={siteLanguage} className="strong">
            {name}
          </Typography>
          <Quiet variant="caption" component="p">
            {admin
              ? words.deletedBy(kind?.label ?? '', fullDate(deletedAt), nameOf(admin))
              : words.deletedOn(kind?.label ?? '', fullDate(deletedAt))}
          </Quiet>
          <Quiet variant="caption" component="p">
            {words.keptUntil(fullDate(expiresAt))}
          </Quiet>
        </Box>
      </Box>
      <Row spacing={1}>
        <Button
          variant="outlined"
          size="small"
          disabled={busy}
          aria-label={words.bringBackNamed(name)}
          onClick={onBringBack}
        >
          {words.bringBack}
        </Button>
        <IconButton color="inherit" disabled={busy} aria-label={words.eraseNamed(name)} onClick={onErase}>
          <DeleteForeverOutlined className="icon-20 muted" />
        </IconButton>
      </Row>
    </Box>
  );
};

/** A picture opens in full, since no other screen shows it. */
function Thumb({ entry: { entity, name, image }, Icon }: Pick<Props, 'entry'> & { Icon?: typeof SvgIcon }) {
  if (!image)
    return (
      <Box aria-hidden sx={{ ...thumbLook, display: 'grid', placeItems: 'center', bgcolor: 'surface.sunken' }}>
        {Icon && <Icon className="muted" />}
      </Box>
    );
  const shown = <Picture alt="" image={image} picture={null} sizes="64px" />;
  return (
    <Box sx={thumbLook}>
      {entity === 'PICTURE' ? (
        <Link href={image} target="_blank" rel="noopener" aria-label={words.openName(name)} className="own-line">
          {shown}
        </Link>
      ) : (
        shown
      )}
    </Box>
  );
}

const thumbLook = { flex: 'none', width: 64, height: 48, mt: 0.5, borderRadius: 0.67, overflow: 'hidden' };

const rowLook = {
  columnGap: 2,
  rowGap: 1,
  p: '12px 12px 12px 20px',
  overflowWrap: 'anywhere',
  '& > :first-of-type': { flex: '1 1 240px' },
  '& + &': { borderTop: 'var(--hairline)' },
} as const;
