import { styled } from '@mui/material/styles';

const Block = styled('path')(({ theme }) => ({ fill: theme.vars.palette.primary.main }));
const BlockOnInk = styled('path')(({ theme }) => ({ fill: theme.vars.palette.surface.inkText }));
const Bar = styled('circle')(({ theme }) => ({ fill: theme.vars.palette.line.dim }));
const block = 'M2.5 14.5H6.5L18 26L29.5 14.5H33.5V34H2.5Z';

/** A V-block holding a round bar. */
export function Mark({ onInk }: { onInk: boolean }) {
  return (
    <svg viewBox="0 0 36 36" width={30} height={30} aria-hidden>
      {onInk ? <BlockOnInk d={block} /> : <Block d={block} />}
      <Bar cx="18" cy="12.6" r="8.2" />
    </svg>
  );
}
