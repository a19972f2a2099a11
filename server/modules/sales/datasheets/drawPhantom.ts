import { colours, points, type Box, type Paper } from '../../../pdf/paper.ts';

/** The radii of the rings of a bearing, as parts of the outer one. */
const rings = [1, 0.82, 0.58, 0.4];
const balls = { count: 9, at: 0.7, radius: 0.12 };
/** Long dashes with two short ones between them stand for a part that is not there, long and short ones for an axis. */
const phantom = [14, 3, 3, 3, 3, 3];
const axis = [18, 4, 3, 4];
const [thick, thin] = [0.9, 0.5];

/** Draws a part in phantom lines where a product has no picture, as the site's pages do. */
export function drawPhantom(paper: Paper, { x, y, width, height }: Required<Box>) {
  const { doc } = paper;
  const radius = Math.min(height, 120) * 0.34 * points;
  const [cx, cy] = [(x + width / 2) * points, (y + height / 2) * points];
  paper.decoration(() => {
    doc.save().strokeColor(colours.muted).lineWidth(thick);
    for (const ring of rings)
      doc
        .circle(cx, cy, radius * ring)
        .dash(phantom)
        .stroke();
    doc.lineWidth(thin);
    for (let ball = 0; ball < balls.count; ball++) {
      const angle = (2 * Math.PI * ball) / balls.count;
      const [bx, by] = [cx + Math.sin(angle) * radius * balls.at, cy - Math.cos(angle) * radius * balls.at];
      doc
        .circle(bx, by, radius * balls.radius)
        .undash()
        .stroke();
    }
    const reach = radius * 1.18;
    for (const [dx, dy] of [
      [reach, 0],
      [0, reach],
    ] as const)
      doc
        .moveTo(cx - dx, cy - dy)
        .lineTo(cx + dx, cy + dy)
        .dash(axis)
        .stroke();
    doc.undash().restore();
  });
}
