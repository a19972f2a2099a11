import { colours, points, type Paper } from '../../../pdf/paper.ts';

/** The sizes of the sign in millimetres: the cone is as long as its larger end is wide (ISO 5456-2). */
const [large, small, gap, overhang] = [4.4, 2.2, 1.6, 0.8];
const [wide, narrow] = [0.35, 0.18];
const axis = [1.6, 0.5, 0.3, 0.5];

export const signSize = { width: 2 * large + gap + 2 * overhang, height: large + 2 * overhang };

/**
 * Draws the sign of the first angle: a cone from the side, and to its right the view from its left, where its smaller end is.
 * It belongs to what is being drawn already, so that a screen reader meets it once.
 */
export function drawProjectionSign({ doc }: Paper, x: number, y: number) {
  const left = x + overhang;
  const middle = y + signSize.height / 2;
  const eye = left + large + gap + large / 2;
  doc.save();
  doc.scale(points);
  doc.lineJoin('miter').lineWidth(wide).strokeColor(colours.ink);
  doc
    .polygon(
      [left, middle - small / 2],
      [left + large, middle - large / 2],
      [left + large, middle + large / 2],
      [left, middle + small / 2],
    )
    .stroke();
  doc.circle(eye, middle, large / 2).stroke();
  doc.circle(eye, middle, small / 2).stroke();
  doc.lineWidth(narrow).dash(axis);
  const right = eye + large / 2 + overhang;
  doc
    .moveTo(x, middle)
    .lineTo(left + large + overhang, middle)
    .stroke();
  doc
    .moveTo(eye - large / 2 - overhang, middle)
    .lineTo(right, middle)
    .stroke();
  doc
    .moveTo(eye, y)
    .lineTo(eye, y + signSize.height)
    .stroke();
  doc.undash();
  doc.restore();
}
