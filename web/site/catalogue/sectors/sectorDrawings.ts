import construction from '../../parts/drawings/sector-construction.svg?raw';
import energy from '../../parts/drawings/sector-energy.svg?raw';
import infrastructure from '../../parts/drawings/sector-infrastructure.svg?raw';
import manufacturing from '../../parts/drawings/sector-manufacturing.svg?raw';

/** The drawings by the sector's id. Each has a ground line from edge to edge, so that neighbours share one. */
export const sectorDrawings: Record<string, string> = { manufacturing, construction, infrastructure, energy };
