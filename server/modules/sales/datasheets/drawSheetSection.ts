import { colours, points, type Box, type Paper, type Style } from '../../../pdf/paper.ts';
import type { Layout } from '../../catalogue/sections/shapes/layOut.ts';
import { written } from '../../catalogue/sections/shapes/paths.ts';
import { drawProjectionSign, signSize } from './projectionSign.ts';
import { small } from './sheetLayout.ts';
import { atNormedScale, unit, type SheetSection } from './sheetSection.ts';
import type { ProductSheet } from './readProductSheet.ts';
import { words } from '../../../words/words.ts';

/** The widths of lines in millimetres (ISO 128): visible edges are twice as wide as all others. */
const [wide, narrow] = [0.35, 0.18];
const axis = [15, 4, 3, 4];
const hidden = [8, 4];
const captionHeight = 7;
/** The space between the scale and the sign of the projection. */
const apart = 4;
const letter: Style = { size: 9, weight: 'semibold', align: 'center' };

type Product = Pick<ProductSheet, 'language' | 'name'>;

/** Lays a section out above its scale. */
export const placedIn = (section: SheetSection, { width, height }: Required<Box>) =>
  atNormedScale(section, { width, height: height - captionHeight });

/** Draws a section into the box, with its scale below it. Returns false where no normed scale is small enough. */
export function drawSheetSection(paper: Paper, section: SheetSection, sheet: Product, box: Required<Box>): boolean {
  const placed = placedIn(section, box);
  if (!placed) return false;
  const { layout, scale } = placed;
  const { sheet: said } = words(sheet.language).papers;
  const caption = said.scale(scale);
  const below = { y: box.y + box.height - 4, height: 5 };
  const length = paper.widthOf(caption, small);
  const x = box.x + (box.width - length - apart - signSize.width) / 2;
  const figure = paper.add(paper.root, 'Figure', { alt: said.section(sheet.name) });
  figure.add(() => {
    const { doc } = paper;
    doc.save();
    doc.translate(box.x * points, (box.y + (box.height - captionHeight - layout.height * unit) / 2) * points);
    doc.scale(unit * points);
    drawShapes(paper, layout);
    drawDimensions(paper, layout);
    doc.restore();
    drawProjectionSign(paper, x + length + apart, below.y - 1.6);
  });
  paper.text(paper.root, 'Caption', caption, { ...below, x, width: length + 1 }, small);
  return true;
}

function drawShapes({ doc }: Paper, { shapes }: Layout) {
  for (const { look, path } of shapes) {
    if (path.length === 0) continue;
    const isWide = look === 'face' || look === 'cut' || look === 'edge';
    doc
      .path(written(path))
      .lineJoin('round')
      .lineWidth((isWide ? wide : narrow) / unit);
    if (look === 'axis') doc.dash(axis).strokeColor(colours.muted).stroke().undash();
    else if (look === 'hidden') doc.dash(hidden).strokeColor(colours.ink).stroke().undash();
    else if (look === 'hatch') doc.strokeColor(colours.muted).stroke();
    else if (look === 'face' || look === 'cut') doc.fillAndStroke(colours.white, colours.ink);
    else if (look === 'mark') doc.fillAndStroke(colours.accent, colours.ink);
    else doc.strokeColor(colours.ink).stroke();
  }
}

function drawDimensions({ doc }: Paper, { dimensions }: Layout) {
  doc.lineWidth(narrow / unit);
  for (const {
    letter: said,
    lines,
    arrows,
    label: [x, y],
    width,
  } of dimensions) {
    doc.path(written(lines)).strokeColor(colours.ink).stroke();
    for (const arrow of arrows) doc.path(written(arrow)).fill(colours.ink);
    const size = (letter.size / points / unit) | 0;
    doc.rect(x - width / 2, y - size * 0.55, width, size * 1.1).fill(colours.white);
    doc.font('semibold', size).fillColor(colours.ink);
    doc.text(said, x - width / 2, y - size * 0.1, { width, align: 'center', baseline: 'middle', lineBreak: false });
  }
}
