// What pdfkit takes and its types do not say yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a cell in a table's head: for readers that read it out. */
    scope?: 'Row' | 'Column';
  }
}
