import { Box, Button, Typography } from '@mui/material';
import { useWithdrawPreviewLinkMutation, type PreviewLinksQuery } from '../../../graphql/generated/operations.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';

type Link = PreviewLinksQuery['previewLinks'][number];

export function PreviewLinkRow({ link: { id, createdBy, createdAt, expiresAt } }: { link: Link }) {
  const notify = useNotify();
  const [withdraw, { loading }] = useWithdrawPreviewLinkMutation({ refetchQueries: ['PreviewLinks'] });

  async function revoke() {
    try {
      await withdraw({ variables: { id } });
      notify.success('The link works no longer');
    } catch (error) {
      notify.failure('The link could not be revoked. Please try again.', error);
    }
  }

  return (
    <Box component="li" sx={rowLook}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Works until {fullDate(expiresAt)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          Made {fullDate(createdAt)} by {createdBy}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="error"
        disabled={loading}
        aria-label={`Revoke the link that works until ${fullDate(expiresAt)}`}
        onClick={() => void revoke()}
      >
        Revoke
      </Button>
    </Box>
  );
}

const rowLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 56,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
