/** So many limits are offered. */
const most = 6;

type Counted = { days: number | null; count: number };

/**
 * Returns the limits by which one can choose how long to wait at most, each with the number of products that one has by then:
 * the days that occur, evenly picked where there are many.
 */
export function leadTimes(counted: Counted[]): { days: number; count: number }[] {
  const known = counted.flatMap(({ days, count }) => (days === null ? [] : [{ days, count }]));
  const days = [...new Set(known.map((one) => one.days))].filter((one) => one > 0).sort((a, b) => a - b);
  const step = Math.max(1, (days.length - 1) / (most - 1));
  const picked = days.filter((_, at) => days.length <= most || Math.round(Math.round(at / step) * step) === at);
  return picked.map((limit) => ({
    days: limit,
    count: known.reduce((all, one) => (one.days <= limit ? all + one.count : all), 0),
  }));
}
