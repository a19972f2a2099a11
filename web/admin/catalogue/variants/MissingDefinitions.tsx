import { Box, Button, Typography } from '@mui/material';
import { CreateButton } from '../specs/CreateButton.tsx';
import { guessAttribute } from '../specs/guessAttribute.ts';
import { useCreateSpec } from '../specs/useCreateSpec.ts';
import * as words from '../../../words/admin/en/variants.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { isUndecided, ofAttribute } from './columns.ts';
import type { CellProblem } from './problemsOf.ts';
import { filledRows, type Table } from './tableOf.ts';

interface Props {
  table: Table;
  problems: CellProblem[];
  onChange: (change: (table: Table) => Table) => void;
}

/** So many sentences are read at a glance. */
const mostSentences = 5;

/** Says what the table names and nobody has defined, and creates it here. Every other wrong cell is named below. */
export function MissingDefinitions({ table, problems, onChange }: Props) {
  const create = useCreateSpec();
  const unknown = table.columns.filter(isUndecided);
  const lacking = new Map(
    problems.flatMap(({ lacks }) => (lacks ? [[`${lacks.attribute.id} ${lacks.option}`, lacks] as const] : [])),
  );
  const others = problems.filter(({ lacks }) => !lacks);

  const firstCell = (heading: string) => {
    const at = table.columns.findIndex((column) => column.heading === heading);
    return (
      filledRows(table)
        .map((cells) => cells[at] ?? '')
        .find((cell) => cell !== '') ?? ''
    );
  };

  async function makeAttribute(heading: string) {
    const made = await create.attribute(heading, firstCell(heading));
    if (!made) return;
    onChange(({ columns, rows }) => ({
      columns: columns.map((column) =>
        column.heading === heading ? { heading: made.name, field: ofAttribute(made.id) } : column,
      ),
      rows,
    }));
  }

  if (unknown.length + lacking.size + others.length === 0) return null;
  return (
    <Box sx={{ px: { xs: '20px', sm: '28px' }, pb: 1.5 }}>
      {unknown.map(({ heading }) => (
        <CreateButton
          key={heading}
          attribute={guessAttribute(heading, firstCell(heading))}
          busy={create.busy}
          onClick={() => void makeAttribute(heading)}
        />
      ))}
      <Box className="wraps" sx={{ gap: 1 }}>
        {[...lacking].map(([key, { attribute, option }]) => (
          <Button
            key={key}
            variant="outlined"
            size="small"
            disabled={create.busy}
            onClick={() => void create.option(attribute, option)}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {words.addOptionTo(option, attribute.name)}
          </Button>
        ))}
      </Box>
      {others.slice(0, mostSentences).map(({ row, column, message }) => (
        <Typography key={`${row} ${column}`} variant="body2" className="fails" sx={{ mt: 0.5 }}>
          <Sentence
            text={words.problemOfRow}
            parts={{ row: row + 1, heading: table.columns[column]?.heading, message }}
          />
        </Typography>
      ))}
      {others.length > mostSentences && (
        <Typography variant="body2" className="fails" sx={{ mt: 0.5 }}>
          {words.moreCellsAreWrong(others.length - mostSentences)}
        </Typography>
      )}
    </Box>
  );
}
