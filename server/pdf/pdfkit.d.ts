// These options of pdfkit are missing in its types.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** The direction in which a table's heading applies, for screen readers. */
    scope?: 'Row' | 'Column';
  }
  interface PDFVector {
    /** Dashes and spaces in turn, in points. */
    dash(lengths: number[]): this;
  }
}
