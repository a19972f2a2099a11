import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useWithdrawPreviewLinkMutation, type PreviewLinksQuery } from './previews.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/previews.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

type Link = PreviewLinksQuery['previewLinks'][number];

export function PreviewLinkRow({ link: { id, createdBy, createdAt, expiresAt } }: { link: Link }) {
  const notify = useNotify();
  const [withdraw, { loading }] = useWithdrawPreviewLinkMutation({ refetchQueries: ['PreviewLinks'] });

  async function revoke() {
    try {
      await withdraw({ variables: { id } });
      notify.success(words.theLinkWorksNoLonger);
    } catch (error) {
      notify.failure(words.theLinkCouldNotBeRevoked, error);
    }
  }

  return (
    <Row className="wraps apart" component="li" spacing={2} sx={rowLook}>
      <Box className="shrinks" sx={{ flex: '1 1 200px' }}>
        <Typography variant="body2" className="strong">
          {words.worksUntil(fullDate(expiresAt))}
        </Typography>
        <Quiet variant="caption" component="p">
          {words.madeBy(fullDate(createdAt), createdBy)}
        </Quiet>
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="error"
        disabled={loading}
        aria-label={words.revokeTheLinkThatWorksUntil(fullDate(expiresAt))}
        onClick={() => void revoke()}
      >
        {words.revoke}
      </Button>
    </Row>
  );
}

const rowLook = { minHeight: 56, py: 1, '& + &': { borderTop: 'var(--hairline)' } };
