import { plural } from './locale.ts';

/** The words of kinds of products. */

export const exampleOfTheSection = 'Example of the section';
export const yourDrawing = 'Your drawing';

export const addAttribute = 'Add attribute';
export const heading = 'Heading';
export const headingOf = (name: string) => `Heading of ${name}`;

export const none = 'None';
export const attributeOf = (letter: string) => `Attribute of ${letter}`;
export const inTheDrawingNotInTheKind = (notTied: string) => `In the drawing, not in the kind: ${notTied}.`;
export const inTheKindNotInTheDrawing = (notDrawn: string) => `In the kind, not in the drawing: ${notDrawn}.`;

export const screen = {
  title: 'Kinds',
  add: 'Add kind',
  edit: 'Edit kind',
  none: 'There are no kinds yet',
  saved: 'Kinds updated successfully!',
  deleted: 'Kind deleted successfully',
  loadFailed: 'Failed to load kinds. Please refresh the page.',
  saveFailed: 'Failed to update kinds. Please try again.',
  search: 'Search kinds',
  noMatch: (search: string) => `No kinds match “${search}”`,
  showAll: 'Show all kinds',
  found: (count: number) => plural(count, { one: `${count} kind`, other: `${count} kinds` }),
};
export const aKindSuchAsRulmanLists =
  'A kind, such as “Rulman”, lists the attributes that products of one sort should have: the form asks for them, and visitors filter and compare by them.';
export const aKindSaysWhichAttributes = 'A kind says which attributes its products should have.';
export const attributes = 'Attributes';
export const anSvg = 'An SVG';

export const noDrawing = 'No drawing';
export const productsOfTheKindAreDrawn = 'Products of the kind are drawn to scale of their measures.';

export const chooseAnotherSvg = 'Choose another SVG';
export const chooseAnSvg = 'Choose an SVG';
export const removeTheDrawing = 'Remove the drawing';
export const shownInsteadOfTheSection =
  'Shown instead of the section, as not to scale. Colours, scripts and links in it are removed.';

export const attribute = 'Attribute';
export const key = 'Key';
export const letter = 'Letter';
export const letterOf = (attribute: string) => `Letter of ${attribute}`;
export const lettersOfTheDrawing = 'Letters of the drawing';
export const nothingMeasuresIt = 'No attribute of the kind';

export const required = 'Required';
export const filter = 'Filter';
export const column = 'Column';
export const keyValue = 'Key value';
export const atMostCanBeKeyValues = (mostKeyValues: number) => `At most ${mostKeyValues} can be key values`;

export const ballBearing = 'Ball bearing';
export const taperRollerBearing = 'Taper roller bearing';
export const pillowBlock = 'Pillow block';
export const hexagonBolt = 'Hexagon bolt';
export const socketScrew = 'Socket screw';
export const nut = 'Nut';
export const washer = 'Washer';
export const flange = 'Flange';
export const ballValve = 'Ball valve';
export const gateValve = 'Gate valve';
export const globeValve = 'Globe valve';
export const butterflyValve = 'Butterfly valve';
export const checkValveBetweenFlanges = 'Check valve between flanges';
export const motorOnFeetB3 = 'Motor on feet (B3)';
export const motorWithFlangeB5 = 'Motor with flange (B5)';
export const cylinder = 'Cylinder';
export const sprocket = 'Sprocket';
export const vBeltPulley = 'V-belt pulley';
export const twistDrill = 'Twist drill';
export const spurGear = 'Spur gear';
export const rollerChain = 'Roller chain';
export const hose = 'Hose';

export const notAtAll = 'Not at all';
export const once = 'Once';
export const timesTimes = (times: number) => `${times} times`;
export const radialShaftSeal = 'Radial shaft seal';
export const sphericalRollerBearing = 'Spherical roller bearing';
export const flangedBearingUnit = 'Flanged bearing unit';
export const jawCoupling = 'Jaw coupling';
export const retainingRing = 'Retaining ring';
export const threadedRod = 'Threaded rod';
export const wedgeAnchor = 'Wedge anchor';
export const yStrainer = 'Y-strainer';
export const tap = 'Tap';
export const cuttingDisc = 'Cutting or grinding disc';
export const spanner = 'Spanner';
export const weldingElectrode = 'Welding electrode';
export const dialGauge = 'Gauge with a dial';
export const temperatureProbe = 'Temperature probe';
export const barrelSensor = 'Sensor in a barrel';
export const cableGland = 'Cable gland';
export const compressionFitting = 'Compression fitting';
export const panelButton = 'Push button';
