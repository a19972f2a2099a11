// Bodies for CAD programs in the exchange format STEP (ISO 10303-21, schema AP214): discs with round holes.

type Hole = { x: number; y: number; diameter: number };
/** A disc of which `holes` are bored through; the bore in the middle is one of them. In millimetres. */
export type Disc = { name: string; diameter: number; height: number; holes: Hole[] };

const real = (value: number) => (Number.isInteger(value) ? `${value}.` : String(Number(value.toFixed(6))));
/** Part 21 writes letters beyond ASCII as hexadecimal UTF-16. */
const inAscii = (text: string) =>
  text
    .replaceAll("'", "''")
    .replaceAll(
      /[^\x20-\x7e]+/g,
      (other) =>
        `\\X2\\${[...other].map((one) => one.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()).join('')}\\X0\\`,
    );

/** Collects the entities of a file and gives each its number. */
function entities() {
  const rows: string[] = [];
  const add = (text: string) => `#${rows.push(text)}`;
  const triple = (kind: string, values: number[]) => add(`${kind}('',(${values.map(real).join(',')}))`);
  const place = (origin: number[], axis = [0, 0, 1]) =>
    add(
      `AXIS2_PLACEMENT3D('',${triple('CARTESIAN_POINT', origin)},${triple('DIRECTION', axis)},${triple('DIRECTION', [1, 0, 0])})`,
    );
  return { rows, add, triple, place };
}

/** The shape of a disc: a plane below and above, and a cylinder around it and in each hole. */
export function stepOf({ name, diameter, height, holes }: Disc): string {
  const { rows, add, triple, place } = entities();
  const bound = (kind: string, edges: [string, boolean][]) => {
    const loop = edges.map(([edge, along]) => add(`ORIENTED_EDGE('',*,*,${edge},${along ? '.T.' : '.F.'})`)).join(',');
    return add(`${kind}('',${add(`EDGE_LOOP('',(${loop}))`)},.T.)`);
  };
  const circles = [{ x: 0, y: 0, diameter }, ...holes].map((circle, at) => {
    const radius = circle.diameter / 2;
    const ends = [0, height].map((z) => {
      const vertex = add(`VERTEX_POINT('',${triple('CARTESIAN_POINT', [circle.x + radius, circle.y, z])})`);
      const curve = add(`CIRCLE('',${place([circle.x, circle.y, z])},${real(radius)})`);
      return { vertex, edge: add(`EDGE_CURVE('',${vertex},${vertex},${curve},.T.)`) };
    });
    const [low, high] = ends as [(typeof ends)[0], (typeof ends)[0]];
    const line = add(
      `LINE('',${triple('CARTESIAN_POINT', [circle.x + radius, circle.y, 0])},${add(`VECTOR('',${triple('DIRECTION', [0, 0, 1])},1.)`)})`,
    );
    const seam = add(`EDGE_CURVE('',${low.vertex},${high.vertex},${line},.T.)`);
    // Around the outside the loop runs with the surface, in a hole against it: the body is always on its left.
    const isOuter = at === 0;
    const wall: [string, boolean][] = isOuter
      ? [
          [low.edge, true],
          [seam, true],
          [high.edge, false],
          [seam, false],
        ]
      : [
          [low.edge, false],
          [seam, true],
          [high.edge, true],
          [seam, false],
        ];
    const surface = add(`CYLINDRICAL_SURFACE('',${place([circle.x, circle.y, 0])},${real(radius)})`);
    const face = add(`ADVANCED_FACE('',(${bound('FACE_BOUND', wall)}),${surface},${isOuter ? '.T.' : '.F.'})`);
    return { low: low.edge, high: high.edge, face };
  });
  const end = (z: number, isTop: boolean) => {
    const bounds = circles.map(({ low, high }, at) =>
      bound(at === 0 ? 'FACE_OUTER_BOUND' : 'FACE_BOUND', [[isTop ? high : low, (at === 0) === isTop]]),
    );
    const plane = add(`PLANE('',${place([0, 0, z], [0, 0, isTop ? 1 : -1])})`);
    return add(`ADVANCED_FACE('',(${bounds.join(',')}),${plane},.T.)`);
  };
  const faces = [end(0, false), end(height, true), ...circles.map(({ face }) => face)];
  const solid = add(`MANIFOLD_SOLID_BREP('',${add(`CLOSED_SHELL('',(${faces.join(',')}))`)})`);
  return inFile(name, rows, product(name, solid, { add, place }));
}

type Adding = Pick<ReturnType<typeof entities>, 'add' | 'place'>;

/** Says that the solid is the shape of a product, in millimetres. */
function product(name: string, solid: string, { add, place }: Adding) {
  const application = add("APPLICATION_CONTEXT('automotive design')");
  add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`);
  const item = add(
    `PRODUCT('${inAscii(name)}','${inAscii(name)}','',(${add(`PRODUCT_CONTEXT('',${application},'mechanical')`)}))`,
  );
  const version = add(`PRODUCT_DEFINITION_FORMATION('','',${item})`);
  const definition = add(
    `PRODUCT_DEFINITION('design','',${version},${add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`)})`,
  );
  const shape = add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
  const length = add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))');
  const angle = add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))');
  const solidAngle = add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())');
  const precision = add(`UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-05),${length},'distance_accuracy_value','')`);
  const context = add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${precision}))` +
      `GLOBAL_UNIT_ASSIGNED_CONTEXT((${length},${angle},${solidAngle}))REPRESENTATION_CONTEXT('',''))`,
  );
  const form = add(`ADVANCED_BREP_SHAPE_REPRESENTATION('',(${place([0, 0, 0])},${solid}),${context})`);
  return add(`SHAPE_DEFINITION_REPRESENTATION(${shape},${form})`);
}

const inFile = (name: string, rows: string[], _last: string) =>
  [
    'ISO-10303-21;',
    'HEADER;',
    "FILE_DESCRIPTION(('Simplified body without threads, fillets and inner parts'),'2;1');",
    `FILE_NAME('${inAscii(name)}','2026-11-02T09:00:00',('Vitrin'),(''),'','','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    'ENDSEC;',
    'DATA;',
    ...rows.map((row, at) => `#${at + 1}=${row};`),
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');
