import { colours, a4, points, type Paper, type Style } from './paper.ts';

/** The drawing space of a sheet (ISO 5457): margins are 20 mm on the left, for filing, and 10 mm elsewhere. */
export const frame = { left: 20, top: 10, right: a4.width - 10, bottom: a4.height - 10 };

const border = 5;
const field = 50;
const frameLine = 0.7;
const thin = 0.25;
/** The length of the centring marks inside the frame. */
const reach = 2.5;
const middle = { x: a4.width / 2, y: a4.height / 2 };
const letters: Style = { size: 8, align: 'center' };

/** Draws the frame, zones, centring and trimming marks of ISO 5457. Screen readers skip all of it. */
export function drawFrame(paper: Paper) {
  const { left, top, right, bottom } = frame;
  drawZones(paper);
  paper.decoration(() =>
    paper.doc
      .rect(left * points, top * points, (right - left) * points, (bottom - top) * points)
      .lineWidth(frameLine * points)
      .stroke(colours.ink),
  );
  paper.line([middle.x, 0], [middle.x, top + reach], frameLine);
  paper.line([middle.x, bottom], [middle.x, a4.height], frameLine);
  paper.line([0, middle.y], [left + reach, middle.y], frameLine);
  paper.line([right - reach, middle.y], [a4.width, middle.y], frameLine);
  drawTrimming(paper);
}

/** Draws the zones only on top and right, where they are visible when the sheet is held by its left edge. */
function drawZones(paper: Paper) {
  const { left, top, right, bottom } = frame;
  paper.line([left, top - border], [right + border, top - border], thin);
  paper.line([right + border, top - border], [right + border, bottom], thin);
  paper.line([left, top - border], [left, top], thin);
  paper.line([right, bottom], [right + border, bottom], thin);
  const columns = [left, middle.x - field, middle.x, middle.x + field, right];
  const rows = [top, ...[-2, -1, 0, 1, 2].map((n) => middle.y + n * field), bottom];
  for (const x of columns.slice(1, -1)) paper.line([x, top - border], [x, top], thin);
  for (const y of rows.slice(1, -1)) paper.line([right, y], [right + border, y], thin);
  for (const [at, from] of columns.slice(0, -1).entries()) {
    const to = columns[at + 1] ?? right;
    paper.decorate(String(at + 1), { x: from, y: top - border + 0.9, width: to - from }, letters);
  }
  for (const [at, from] of rows.slice(0, -1).entries()) {
    const to = rows[at + 1] ?? bottom;
    paper.decorate('ABCDEF'[at] ?? '', { x: right, y: (from + to) / 2 - 1.6, width: border }, letters);
  }
}

/** Draws two strips in each corner, along which the sheet may be cut. */
function drawTrimming(paper: Paper) {
  const [long, wide] = [8, 1.6];
  for (const x of [0, 1]) {
    for (const y of [0, 1]) {
      const at = (width: number, height: number) => ({
        x: x * (a4.width - width),
        y: y * (a4.height - height),
        width,
        height,
      });
      paper.fill(at(long, wide), colours.ink);
      paper.fill(at(wide, long), colours.ink);
    }
  }
}
