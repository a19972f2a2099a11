/**
 * The brands of the house, made up for the starter content: no maker of such goods is known by these names. Each covers a
 * line, as house brands do.
 */
export const brands = {
  bearings: 'Devrikan',
  transmission: 'Aktarlı',
  electrical: 'Voltanur',
  automation: 'Sezimer',
  fluids: 'Akışhan',
  fasteners: 'Sıkıcan',
  tools: 'Ustakol',
  safety: 'Esenbaş',
  energy: 'Basıncan',
} as const;
