import { Box } from '@mui/material';

export interface Counts {
  missing: number;
  outdated: number;
  machine: number;
  done: number;
}

export const totalOf = ({ missing, outdated, machine, done }: Counts) => missing + outdated + machine + done;

/** The share that a reader of the language reads, as a whole number; 100 only where nothing is left to do. */
export function percentOf(counts: Counts) {
  const total = totalOf(counts);
  return total === 0 ? 100 : Math.floor((counts.done / total) * 100);
}

/** A square bar of what is done, outdated and a machine's. What it says stands beside it in words. */
export function ProgressBar({ counts }: { counts: Counts }) {
  const total = Math.max(1, totalOf(counts));
  const parts = [
    { name: 'done', count: counts.done, look: { bgcolor: 'primary.main' } },
    { name: 'outdated', count: counts.outdated, look: { bgcolor: 'warning.main' } },
    { name: 'machine', count: counts.machine, look: hatched },
  ];
  return (
    <Box aria-hidden className="clips" sx={barLook}>
      {parts.map(({ name, count, look }) => (
        <Box key={name} sx={[{ flex: `0 0 ${(count / total) * 100}%`, minWidth: count > 0 ? '2px' : 0 }, look]} />
      ))}
    </Box>
  );
}

const barLook = {
  display: 'flex',
  height: 6,
  width: '100%',
  bgcolor: 'tint.neutral',
  forcedColorAdjust: 'none',
} as const;

/** Texts that no person has read are hatched, so that they differ without their colour. */
const hatched = {
  color: 'text.secondary',
  backgroundImage: 'repeating-linear-gradient(135deg, currentColor 0 2px, transparent 2px 5px)',
};
