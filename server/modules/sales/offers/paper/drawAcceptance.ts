import { groupsOfFour } from '../../../../../common/offers/digest.ts';
import { colours, points, type Paper, type Style } from '../../../../pdf/paper.ts';
import { letter } from '../../../../pdf/letterhead.ts';
import type { Acceptance } from './acceptance.ts';
import type { Words } from '../../../../words/words.ts';

const { left, right } = letter;
const inset = { x: 5, y: 4 };
const heading: Style = { size: 10, weight: 'semibold' };
const label: Style = { size: 7.5, colour: colours.muted };
const value: Style = { size: 8.5, weight: 'semibold' };
const digits: Style = { size: 8.5 };
const cells = { x: [0, 68, 124], width: [64, 52, 40] };

const nameOf = ({ name, title }: Acceptance) => [name, title].filter(Boolean).join(', ');

const heightOfName = (paper: Paper, acceptance: Acceptance) =>
  paper.heightOf(nameOf(acceptance) || ' ', cells.width[0] ?? 0, value);

/** Returns the height of the box in millimetres. */
export const heightOfAcceptance = (paper: Paper, acceptance: Acceptance) =>
  2 * inset.y + 8 + 4 + heightOfName(paper, acceptance) + 2.5 + 4 + 4;

type Saying = { y: number; sentence: string; said: Words['papers']['acceptance'] };

/** Draws who accepted, when and from where, in a box; `sentence` says what was accepted. */
export function drawAcceptance(paper: Paper, acceptance: Acceptance, { y, sentence, said }: Saying) {
  const height = heightOfAcceptance(paper, acceptance);
  const { doc, root } = paper;
  const x = left + inset.x;
  paper.decoration(() => {
    doc.rect(left * points, y * points, (right - left) * points, height * points);
    doc.lineWidth(0.25 * points).stroke(colours.muted);
    const [tickX, tickY] = [x * points, (y + inset.y + 2.2) * points];
    doc.moveTo(tickX, tickY).lineTo(tickX + 3, tickY + 3);
    doc.lineTo(tickX + 9, tickY - 4);
    doc.lineWidth(0.35 * points).stroke(colours.ink);
  });
  paper.text(root, 'P', sentence, { x: x + 6, y: y + inset.y, width: right - x - 12 }, heading);
  const facts = [
    [said.by, nameOf(acceptance)],
    acceptance.acceptedOn === null
      ? [said.time, said.at(acceptance.at)]
      : [said.day, said.onDay(acceptance.acceptedOn)],
    acceptance.channel === 'SITE'
      ? [said.network, acceptance.network]
      : [said.channel, said.channels[acceptance.channel]],
  ] as const;
  const top = y + inset.y + 8;
  for (const [place, [name, text]] of facts.entries()) {
    if (!text) continue;
    const box = { x: x + (cells.x[place] ?? 0), y: top, width: cells.width[place] ?? 0 };
    paper.text(root, 'P', name, box, label);
    paper.text(root, 'P', text, { ...box, y: top + 4 }, value);
  }
  const below = top + 4 + heightOfName(paper, acceptance) + 2.5;
  paper.text(root, 'P', said.digest, { x, y: below, width: 150 }, label);
  paper.text(root, 'P', groupsOfFour(acceptance.digest), { x, y: below + 4, width: 162 }, digits);
}
