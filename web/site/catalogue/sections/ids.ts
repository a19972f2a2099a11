/** Links lead to the section of the measures by this id. */
export const measuresId = 'olculer';

/** The small picture of the gallery repeats the drawing by this id. */
export const drawingId = 'olcu-resmi';

/** The head of the measures names them by this id. */
export const measuresTitleId = 'olculer-baslik';
